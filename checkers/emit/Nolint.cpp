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
#include "llvm/ADT/StringMap.h"
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

bool NolintText::Comment::covers(StringRef Check) const {
  return All || matchesGlobs(Checks, Check);
}

/// The NOLINT forms of one line.
void NolintText::add(unsigned No, StringRef Line) {
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
    bool Named = Rest.consume_front("(");
    Comments.push_back(
        {Kind, No,
         Named ? Rest.take_until([](char C) { return C == ')'; }) : StringRef(),
         !Named});
  }
}

NolintText::NolintText(StringRef Text) {
  if (!Text.contains("NOLINT"))
    return;
  for (unsigned No = 1; !Text.empty(); ++No) {
    auto [Line, Rest] = Text.split('\n');
    add(No, Line);
    Text = Rest;
  }
  // A BEGIN is ended by the END that names the same checks.
  llvm::StringMap<llvm::SmallVector<size_t, 1>> Open;
  for (size_t I = 0; I != Comments.size(); ++I) {
    const Comment &C = Comments[I];
    auto &Same = Open[C.All ? StringRef(")") : C.Checks];
    if (C.Kind == Form::Begin)
      Same.push_back(I);
    else if (C.Kind == Form::End && !Same.empty())
      Comments[Same.pop_back_val()].End = C.Line;
  }
}

bool NolintText::covers(unsigned Line, StringRef Check) const {
  return llvm::any_of(Comments, [&](const Comment &C) {
    switch (C.Kind) {
    case Form::Line:
      return C.Line == Line && C.covers(Check);
    case Form::NextLine:
      return C.Line + 1 == Line && C.covers(Check);
    case Form::Begin:
      return C.Line <= Line && Line < C.End && C.covers(Check);
    case Form::End:
      return false;
    }
    return false;
  });
}

bool Nolint::isSuppressed(SourceLocation Loc, StringRef Check) {
  while (Loc.isValid()) {
    auto [File, Offset] = SM.getDecomposedSpellingLoc(Loc);
    auto It = Files.find(File);
    if (It == Files.end()) {
      bool Invalid = false;
      StringRef Text = SM.getBufferData(File, &Invalid);
      It = Files.try_emplace(File, NolintText(Invalid ? "" : Text)).first;
    }
    if (It->second.covers(SM.getLineNumber(File, Offset), Check))
      return true;
    if (!Loc.isMacroID())
      return false;
    Loc = SM.getImmediateExpansionRange(Loc).getBegin();
  }
  return false;
}
