//===- Links.h - Addresses of the documentation -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The addresses are CMake's SMEMLINT_URL and SMEMLINT_DOCS_URL.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_LINKS_H
#define SMEMLINT_EMIT_LINKS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace smemlint {

/// The home of the project.
llvm::StringRef projectUrl();

/// Where errors of smemlint itself are reported.
llvm::StringRef issuesUrl();

/// The page of a check.
std::string checkUrl(llvm::StringRef Check);

/// A note that names the page. A host puts it first below one finding of the
/// check in each compile: the terminal repeats no source line for a note at its
/// warning's place. In a macro it stands at the use, or all of the macros would
/// be shown once more.
std::string pageNote(llvm::StringRef Check);

} // namespace smemlint

#endif // SMEMLINT_EMIT_LINKS_H
