//===- HostFlags.h - Flags of the host compiler -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_HOSTFLAGS_H
#define SMEMLINT_PLUGIN_NVCC_HOSTFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace smemlint {

/// Of words that nvcc hands to its host compiler, those that matter to a parse
/// (HostFlags.def), in their order.
std::vector<std::string> keepHostFlags(llvm::ArrayRef<std::string> Words);

/// A command line of GCC without the flags that clang does not know.
std::vector<std::string> dropUnknownFlags(llvm::ArrayRef<std::string> Words);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_HOSTFLAGS_H
