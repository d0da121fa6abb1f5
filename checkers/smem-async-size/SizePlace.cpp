//===- SizePlace.cpp - ------*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizePlace.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace smemlint;

std::optional<SizePlace> smemlint::place(const Expr *E, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  CharSourceRange R = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E->getSourceRange()), SM,
      Ctx.getLangOpts());
  if (R.isInvalid() || SM.isInSystemHeader(R.getBegin()))
    return std::nullopt;
  SizePlace P{R, Lexer::getSourceText(R, SM, Ctx.getLangOpts()).str()};
  bool Macro = E->getBeginLoc().isMacroID() || E->getEndLoc().isMacroID();
  if (P.Text.empty() || (Macro && !isa<IntegerLiteral>(E)))
    return std::nullopt;
  return P;
}

const Expr *smemlint::number(const Expr *E) {
  E = E->IgnoreImplicit();
  while (E->getType()->isRecordType()) {
    const Expr *Old = E;
    if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
      if (C->getNumArgs())
        E = C->getArg(0)->IgnoreImplicit();
    } else if (const auto *C = dyn_cast<ExplicitCastExpr>(E)) {
      E = C->getSubExpr()->IgnoreImplicit();
    }
    if (E == Old)
      return nullptr;
  }
  return E;
}

const Expr *smemlint::writtenSize(const AsyncSite &S) {
  const Operand &O = S[Role::Size];
  return O.Written && O.Pieces.size() < 2 ? number(O.Written) : nullptr;
}

bool smemlint::isFilled(const AsyncSite &S) {
  const Expr *E = S[Role::ZeroFill].Written;
  return E && !isa<CXXDefaultArgExpr>(E);
}

bool smemlint::isVisible(const ValueDecl &D, const AsyncSite &S) {
  const auto *V = dyn_cast<VarDecl>(&D);
  return V && (V->isFileVarDecl() || V->getDeclContext() == S.Function);
}
