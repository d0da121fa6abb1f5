//===- Nolint.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nolint.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"

using namespace clang;
using namespace smemlint;
using llvm::StringRef;

static bool matchesOne(StringRef Pattern, StringRef Name) {
  auto Glob = llvm::GlobPattern::create(Pattern);
  if (Glob)
    return Glob->match(Name);
  llvm::consumeError(Glob.takeError());
  return Pattern == Name;
}

bool smemlint::matchesGlobs(StringRef List, StringRef Name) {
  bool Matches = false;
  llvm::SmallVector<StringRef, 8> Parts;
  List.split(Parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Parts) {
    Part = Part.trim();
    bool Away = Part.consume_front("-");
    if (matchesOne(Part, Name))
      Matches = !Away;
  }
  return Matches;
}

namespace {
enum class Form { Line, NextLine, Begin, End };
struct Comment {
  Form Kind;
  StringRef Checks; ///< between the parentheses
  bool All;         ///< no parentheses: every check
};
} // namespace

/// Calls \p Each for the NOLINT forms of one line.
template <typename Fn> static void forms(StringRef Line, Fn Each) {
  for (size_t At = Line.find("NOLINT"); At != StringRef::npos;
       At = Line.find("NOLINT", At + 6)) {
    if (At > 0 && (llvm::isAlnum(Line[At - 1]) || Line[At - 1] == '_'))
      continue;
    StringRef Rest = Line.substr(At + 6);
    Form Kind = Form::Line;
    if (Rest.consume_front("NEXTLINE"))
      Kind = Form::NextLine;
    else if (Rest.consume_front("BEGIN"))
      Kind = Form::Begin;
    else if (Rest.consume_front("END"))
      Kind = Form::End;
    else if (!Rest.empty() && (llvm::isAlnum(Rest[0]) || Rest[0] == '_'))
      continue;
    if (Rest.consume_front("("))
      Each(Comment{Kind, Rest.take_until([](char C) { return C == ')'; }),
                   false});
    else
      Each(Comment{Kind, {}, true});
  }
}

static bool covers(const Comment &C, StringRef Check) {
  return C.All || matchesGlobs(C.Checks, Check);
}

bool smemlint::isLineSuppressed(StringRef Text, unsigned Wanted,
                                StringRef Check) {
  if (!Text.contains("NOLINT"))
    return false;
  unsigned No = 1;
  // A BEGIN is ended by the END that names the same checks.
  llvm::SmallVector<Comment, 4> Open;
  bool Suppressed = false;
  while (true) {
    auto [Line, Rest] = Text.split('\n');
    forms(Line, [&](const Comment &C) {
      switch (C.Kind) {
      case Form::Line:
        Suppressed |= No == Wanted && covers(C, Check);
        break;
      case Form::NextLine:
        Suppressed |= No + 1 == Wanted && covers(C, Check);
        break;
      case Form::Begin:
        Open.push_back(C);
        break;
      case Form::End:
        for (size_t I = Open.size(); I-- > 0;)
          if (Open[I].All == C.All && Open[I].Checks == C.Checks) {
            Open.erase(Open.begin() + I);
            break;
          }
        break;
      }
    });
    if (No == Wanted)
      return Suppressed || llvm::any_of(Open, [&](const Comment &C) {
               return covers(C, Check);
             });
    if (Rest.data() == nullptr || Text.size() == Line.size())
      return Suppressed;
    Text = Rest;
    ++No;
  }
}

bool smemlint::isSuppressed(SourceLocation Loc, StringRef Check,
                            const SourceManager &SM) {
  while (Loc.isValid()) {
    auto [File, Offset] = SM.getDecomposedSpellingLoc(Loc);
    bool Invalid = false;
    StringRef Text = SM.getBufferData(File, &Invalid);
    if (!Invalid && isLineSuppressed(Text, SM.getLineNumber(File, Offset), Check))
      return true;
    if (!Loc.isMacroID())
      return false;
    Loc = SM.getImmediateExpansionRange(Loc).getBegin();
  }
  return false;
}
