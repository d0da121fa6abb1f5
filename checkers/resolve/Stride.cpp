//===- Stride.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stride.h"
#include <numeric>

using namespace clang;
using namespace smemlint;

static constexpr uint64_t Everything = UINT64_MAX;

static uint64_t product(uint64_t A, uint64_t B) {
  if (A == Everything || B == Everything)
    return Everything;
  return A > (1u << 30) || B > (1u << 30) ? std::max(A, B) : A * B;
}

static uint64_t common(uint64_t A, uint64_t B) {
  if (A == Everything)
    return B;
  return B == Everything ? A : std::gcd(A, B);
}

static uint64_t stride(const Expr *E, const ASTContext &Ctx, unsigned Depth) {
  E = E->IgnoreParenImpCasts();
  if (Depth > 16)
    return 1;
  Expr::EvalResult R;
  if (!E->isValueDependent() && E->getType()->isIntegralOrEnumerationType() &&
      E->EvaluateAsInt(R, Ctx)) {
    uint64_t V = R.Val.getInt().abs().getLimitedValue();
    return V == 0 ? Everything : V;
  }
  if (const auto *C = dyn_cast<ExplicitCastExpr>(E);
      C && C->getType()->isIntegralOrEnumerationType() &&
      C->getSubExpr()->getType()->isIntegralOrEnumerationType())
    return stride(C->getSubExpr(), Ctx, Depth + 1);
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    auto L = [&] { return stride(B->getLHS(), Ctx, Depth + 1); };
    auto Rh = [&] { return stride(B->getRHS(), Ctx, Depth + 1); };
    switch (B->getOpcode()) {
    case BO_Mul:
      return product(L(), Rh());
    case BO_Add:
    case BO_Sub:
    case BO_Rem: // a - (a / b) * b
      return common(L(), Rh());
    case BO_Or:
    case BO_Xor: { // only the zero bits at the end are kept
      uint64_t Both = common(L(), Rh());
      return Both == Everything ? Both : Both & -Both;
    }
    case BO_Shl:
      if (B->getRHS()->EvaluateAsInt(R, Ctx) &&
          R.Val.getInt().getLimitedValue() < 31)
        return product(L(), uint64_t(1) << R.Val.getInt().getLimitedValue());
      return L();
    default:
      return 1;
    }
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return common(stride(C->getTrueExpr(), Ctx, Depth + 1),
                  stride(C->getFalseExpr(), Ctx, Depth + 1));
  if (const auto *D = dyn_cast<DeclRefExpr>(E))
    if (const auto *V = dyn_cast<VarDecl>(D->getDecl());
        V && V->getType().isConstQualified() && V->getInit() &&
        !V->getInit()->isValueDependent())
      return stride(V->getInit(), Ctx, Depth + 1);
  return 1;
}

uint64_t smemlint::strideOf(const Expr *Index, const ASTContext &Ctx) {
  return stride(Index, Ctx, 0);
}
