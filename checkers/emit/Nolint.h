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
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace clang {
class SourceManager;
} // namespace clang

namespace smemlint {

/// The NOLINT comments of one text, which must outlive it.
class NolintText {
public:
  explicit NolintText(llvm::StringRef Text);

  /// \p Check is switched off in line \p Line (from 1).
  bool covers(unsigned Line, llvm::StringRef Check) const;

private:
  enum class Form { Line, NextLine, Begin, End };
  struct Comment {
    Form Kind;
    unsigned Line;
    llvm::StringRef Checks; ///< between the parentheses
    bool All;               ///< no parentheses: every check
    unsigned End = ~0u;     ///< Begin: the line where it ends
    bool covers(llvm::StringRef Check) const;
  };
  void add(unsigned No, llvm::StringRef Line);

  std::vector<Comment> Comments;
};

/// The NOLINT comments of one translation unit, each file read once.
class Nolint {
public:
  explicit Nolint(const clang::SourceManager &SM) : SM(SM) {}

  /// \p Check is switched off at \p Loc: there, or where the macro it comes
  /// from is defined or expanded.
  bool isSuppressed(clang::SourceLocation Loc, llvm::StringRef Check);

private:
  const clang::SourceManager &SM;
  llvm::DenseMap<clang::FileID, NolintText> Files;
};

/// A comma-separated list of names, each with * for anything; a leading '-'
/// takes away again. The last one that fits decides, as in clang-tidy.
bool matchesGlobs(llvm::StringRef List, llvm::StringRef Name);

} // namespace smemlint

#endif // SMEMLINT_EMIT_NOLINT_H
