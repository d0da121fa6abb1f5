//===- ResourceDir.h - Where clang's own headers are -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_CLANGD_RESOURCEDIR_H
#define SMEMLINT_CLANGD_RESOURCEDIR_H

#include "llvm/Support/Error.h"
#include <string>

namespace smemlint {

/// clang's resource directory, which holds stddef.h and the CUDA wrappers.
/// clangd looks beside its own program only, and this one is not installed
/// there. The error says where was looked, and what to do.
llvm::Expected<std::string> findResourceDir(const char *Argv0);

} // namespace smemlint

#endif // SMEMLINT_CLANGD_RESOURCEDIR_H
