//===- Finding.h - What a check says, before any host says it ---*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_MODEL_FINDING_H
#define SMEMLINT_MODEL_FINDING_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace smemlint {

struct Note {
  clang::SourceLocation Loc;
  std::string Message;
  std::vector<clang::FixItHint> FixIts;
};

/// One warning. Hosts print Message, then " [Check]".
struct Finding {
  llvm::StringRef Check; ///< an id of checks.json; outlives the finding
  clang::SourceLocation Loc;
  std::vector<clang::CharSourceRange> Ranges;
  std::string Message;
  std::vector<clang::FixItHint> FixIts;
  std::vector<Note> Notes;
  /// "row_sum<half>" where the finding holds for that instantiation only.
  std::string Instantiation;
  /// Tells findings of one check at one place apart; empty where there can be
  /// only one.
  std::string Key;
  /// It tells of a crash of the analysis, not of the code.
  bool Internal = false;
};

} // namespace smemlint

#endif // SMEMLINT_MODEL_FINDING_H
