//===- LeftOut.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LeftOut.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace smemlint;

StringRef smemlint::bodyText(const FunctionDecl &F, const ASTContext &Ctx) {
  const Stmt *Body = F.getBody();
  if (!Body || Body->getBeginLoc().isMacroID() || Body->getEndLoc().isMacroID())
    return {};
  bool Invalid = false;
  StringRef Text = Lexer::getSourceText(
      CharSourceRange::getTokenRange(Body->getSourceRange()),
      Ctx.getSourceManager(), Ctx.getLangOpts(), &Invalid);
  return Invalid ? StringRef() : Text;
}

bool smemlint::hasDirective(StringRef Body) {
  for (size_t At = Body.find('#'); At != StringRef::npos;
       At = Body.find('#', At + 1)) {
    StringRef Before = Body.take_front(At);
    if (Before.rtrim(" \t").ends_with("\n"))
      return true;
  }
  return false;
}

bool smemlint::isNamedElsewhere(StringRef Name, const FunctionDecl &F,
                                const llvm::DenseSet<SourceLocation> &Seen,
                                const ASTContext &Ctx) {
  StringRef Text = bodyText(F, Ctx);
  if (Text.empty() || Name.empty())
    return false;
  const SourceManager &SM = Ctx.getSourceManager();
  SourceLocation Begin = F.getBody()->getBeginLoc();
  auto [File, Offset] = SM.getDecomposedLoc(Begin);
  StringRef Buffer = SM.getBufferData(File);
  Lexer Raw(SM.getLocForStartOfFile(File), Ctx.getLangOpts(), Buffer.begin(),
            Text.begin(), Buffer.end());
  bool Member = false;
  Token T;
  while (!Raw.LexFromRawLexer(T) &&
         SM.getFileOffset(T.getLocation()) < Offset + Text.size()) {
    if (T.is(tok::raw_identifier) && !Member && T.getRawIdentifier() == Name &&
        !Seen.contains(T.getLocation()))
      return true;
    Member = T.isOneOf(tok::period, tok::arrow);
  }
  return false;
}
