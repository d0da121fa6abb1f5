//===- Reached.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reached.h"
#include "resolve/Parents.h"
#include "clang/AST/Expr.h"

using namespace clang;
using namespace smemlint;

static std::optional<llvm::APSInt> constant(const Expr *E,
                                            const ASTContext &Ctx) {
  Expr::EvalResult R;
  if (!E || E->isValueDependent() || !E->EvaluateAsInt(R, Ctx))
    return std::nullopt;
  return R.Val.getInt();
}

/// The branch of \p I that a constant condition chooses; null if it is none.
static const Stmt *chosen(const IfStmt &I, const ASTContext &Ctx) {
  std::optional<llvm::APSInt> V = constant(I.getCond(), Ctx);
  return V ? (V->isZero() ? I.getElse() : I.getThen()) : nullptr;
}

static bool endsInReturn(const Stmt *S) {
  if (const auto *C = dyn_cast_or_null<CompoundStmt>(S))
    S = C->body_empty() ? nullptr : C->body_back();
  return S && isa<ReturnStmt>(S);
}

/// \p Below is the child of \p S on the way to a site, \p Case the label that
/// the site stands under.
static bool excludes(const Stmt &S, const Stmt *Below, const CaseStmt *Case,
                     const ASTContext &Ctx) {
  if (const auto *I = dyn_cast<IfStmt>(&S)) {
    std::optional<llvm::APSInt> V = constant(I->getCond(), Ctx);
    return V && Below == (V->isZero() ? I->getThen() : I->getElse());
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(&S)) {
    std::optional<llvm::APSInt> V = constant(C->getCond(), Ctx);
    return V && Below == (V->isZero() ? C->getTrueExpr() : C->getFalseExpr());
  }
  if (const auto *W = dyn_cast<SwitchStmt>(&S)) {
    std::optional<llvm::APSInt> V = constant(W->getCond(), Ctx);
    std::optional<llvm::APSInt> L =
        Case ? constant(Case->getLHS(), Ctx) : std::nullopt;
    // Where the label is not known, it may be another one.
    return V && (!L || V->getExtValue() != L->getExtValue());
  }
  if (const auto *C = dyn_cast<CompoundStmt>(&S))
    for (const Stmt *Before : C->body()) {
      if (Before == Below)
        break;
      if (const auto *I = dyn_cast<IfStmt>(Before);
          I && endsInReturn(chosen(*I, Ctx)))
        return true;
    }
  return false;
}

static bool isReached(const Stmt *Site, const FunctionDecl &In,
                      const ASTContext &Ctx, Parents &Up) {
  const CaseStmt *Case = nullptr;
  const Stmt *Below = Site;
  for (unsigned I = 0; Below && I < 64; ++I) {
    const Stmt *S = Up.of(*Below, In);
    if (!S)
      return true;
    if (excludes(*S, Below, Case, Ctx))
      return false;
    if (const auto *C = dyn_cast<CaseStmt>(S); C && !Case)
      Case = C;
    Below = S;
  }
  return true;
}

bool smemlint::isReached(const AsyncSite &S, const ASTContext &Ctx,
                         Parents &Up) {
  for (const AsyncSite *I = &S; I; I = I->Inner.get())
    if (I->Node && !::isReached(I->Node, *I->Function, Ctx, Up))
      return false;
  return true;
}
