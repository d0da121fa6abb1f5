//===- Parallel.h - Units on several threads -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_PARALLEL_H
#define SMEMLINT_PLUGIN_COMMAND_PARALLEL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace smemlint {

/// Calls \p Work with each index of \p Names, \p Jobs at a time (0: one a
/// core), each on a thread of its own with a stack that is large enough for
/// clang. On a terminal a line on standard error says how far it is. A call
/// that crashes ends alone; true where that happened.
std::vector<char> forEachUnit(llvm::ArrayRef<std::string> Names, unsigned Jobs,
                              llvm::function_ref<void(size_t)> Work);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_PARALLEL_H
