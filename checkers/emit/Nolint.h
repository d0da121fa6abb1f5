//===- Nolint.h - NOLINT comments, where the host has none -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The forms of clang-tidy: NOLINT, NOLINTNEXTLINE, NOLINTBEGIN ... NOLINTEND,
// each with an optional list of check names in which * stands for anything.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_NOLINT_H
#define SMEMLINT_EMIT_NOLINT_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class SourceManager;
} // namespace clang

namespace smemlint {

/// \p Check is switched off at \p Loc: there, or where the macro it comes from
/// is defined or expanded.
bool isSuppressed(clang::SourceLocation Loc, llvm::StringRef Check,
                  const clang::SourceManager &SM);

/// The same for line \p Line (from 1) of a text.
bool isLineSuppressed(llvm::StringRef Text, unsigned Line,
                      llvm::StringRef Check);

/// A comma-separated list of names, each with * for anything; a leading '-'
/// takes away again. The last one that fits decides, as in clang-tidy.
bool matchesGlobs(llvm::StringRef List, llvm::StringRef Name);

} // namespace smemlint

#endif // SMEMLINT_EMIT_NOLINT_H
