//===- SourceText.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceText.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

static llvm::StringRef rawText(const Expr *E, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  CharSourceRange R = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E->getSourceRange()), SM,
      Ctx.getLangOpts());
  return R.isInvalid() ? llvm::StringRef()
                       : Lexer::getSourceText(R, SM, Ctx.getLangOpts());
}

std::string smemlint::sourceText(const Expr *E, const ASTContext &Ctx) {
  if (!E)
    return {};
  llvm::StringRef Text = rawText(E, Ctx);
  // The parentheses and casts that a macro puts around its argument are not
  // what the user wrote.
  while (Text.empty()) {
    const Expr *Inner = E->IgnoreParenImpCasts();
    if (const auto *C = dyn_cast<ExplicitCastExpr>(Inner))
      Inner = C->getSubExpr();
    if (Inner == E)
      break;
    E = Inner;
    Text = rawText(E, Ctx);
  }
  constexpr size_t Longest = 60;
  std::string Out;
  for (char C : Text) {
    bool Space = C == ' ' || C == '\n' || C == '\t' || C == '\r';
    if (!Space)
      Out += C;
    else if (!Out.empty() && Out.back() != ' ')
      Out += ' ';
  }
  if (Out.size() > Longest)
    Out = Out.substr(0, Longest - 3) + "...";
  return Out;
}

std::string smemlint::replaceableText(const Expr *E, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  SourceLocation B = E->getBeginLoc(), End = E->getEndLoc();
  if (B.isInvalid() || B.isMacroID() || End.isMacroID() ||
      SM.isInSystemHeader(B))
    return {};
  return rawText(E, Ctx).str();
}
