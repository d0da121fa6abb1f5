//===- SizeReader.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeReader.h"
#include "Tracer.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace smemlint;

static constexpr unsigned MaxSizeDepth = 32, MaxTerms = 512;

const Expr *smemlint::stripSize(const Expr *E, bool AllCasts) {
  while (true) {
    const Expr *Old = E;
    E = E->IgnoreParens();
    if (const auto *F = dyn_cast<FullExpr>(E))
      E = F->getSubExpr();
    else if (const auto *M = dyn_cast<MaterializeTemporaryExpr>(E))
      E = M->getSubExpr();
    else if (const auto *D = dyn_cast<CXXDefaultArgExpr>(E))
      E = D->getExpr();
    else if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
      if (C->getNumArgs())
        E = C->getArg(0);
    } else if (const auto *C = dyn_cast<CastExpr>(E)) {
      const Expr *Sub = C->getSubExpr();
      if (AllCasts || Sub->getType()->isIntegralOrEnumerationType() ||
          C->getType()->isRecordType())
        E = Sub;
    }
    if (E == Old)
      return E;
  }
}

static std::optional<uint64_t> constant(const Expr *E, const ASTContext &Ctx) {
  if (E->isValueDependent() || !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult R;
  if (!E->EvaluateAsInt(R, Ctx, Expr::SE_NoSideEffects))
    return std::nullopt;
  llvm::APSInt V = R.Val.getInt();
  if (V.isNegative() || V.getActiveBits() > 63)
    return std::nullopt;
  return V.getZExtValue();
}

const Expr *smemlint::onlyValue(const VarDecl &V, Definitions &Defs) {
  if (V.getType()->isReferenceType() || V.getType().isVolatileQualified())
    return nullptr;
  if (V.getType().isConstQualified() || V.isConstexpr())
    return V.getAnyInitializer();
  if (!V.hasLocalStorage())
    return nullptr;
  ArrayRef<Definition> All = Defs.of(V);
  if (All.size() != 1 || All[0].K != Definition::Whole)
    return nullptr;
  return All[0].Value;
}

SizeForm SizeReader::read(const AsyncSite &S, Role R) {
  return read(S, S.innermost()[R].Written);
}

SizeForm SizeReader::read(const AsyncSite &S, const Expr *E) {
  Calls.clear();
  Left = MaxTerms;
  for (const AsyncSite *I = &S; I->Inner; I = I->Inner.get())
    Calls.push_back(CallView{I->Node});
  std::reverse(Calls.begin(), Calls.end());
  return E ? walk(E, 0, 0) : SizeForm();
}

/// What \p A and \p B have in common beside their values.
static SizeForm joined(const SizeForm &A, const SizeForm &B) {
  SizeForm F;
  F.AnySizeOf = A.AnySizeOf || B.AnySizeOf;
  F.Open = A.Open;
  for (const ValueDecl *D : B.Open)
    if (!llvm::is_contained(F.Open, D))
      F.Open.push_back(D);
  return F;
}

SizeForm SizeReader::walk(const Expr *E, size_t Level, unsigned Depth) {
  E = stripSize(E);
  SizeForm F;
  if (Depth > MaxSizeDepth || Left == 0)
    return F;
  --Left;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    F = binary(B, Level, Depth + 1);
  } else if (const auto *C = dyn_cast<ConditionalOperator>(E)) {
    SizeForm Cond = walk(C->getCond(), Level, Depth + 1);
    SizeForm Yes = walk(C->getTrueExpr(), Level, Depth + 1);
    SizeForm No = walk(C->getFalseExpr(), Level, Depth + 1);
    if (Cond.Value)
      return *Cond.Value ? Yes : No;
    F = joined(joined(Cond, Yes), No);
    if (Yes.Value && Yes.Value == No.Value)
      F.Value = Yes.Value;
    F.Factors = {E};
  } else if (const auto *D = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(D->getDecl());
    if (V)
      return variable(D, *V, Level, Depth + 1);
    F.Factors = {E};
  } else {
    const auto *U = dyn_cast<UnaryExprOrTypeTraitExpr>(E);
    F.AnySizeOf = U && U->getKind() == UETT_SizeOf;
    F.Factors = {E};
  }
  if (!F.Value)
    F.Value = constant(E, Ctx);
  return F;
}

SizeForm SizeReader::binary(const BinaryOperator *B, size_t Level,
                            unsigned Depth) {
  SizeForm L = walk(B->getLHS(), Level, Depth);
  SizeForm R = walk(B->getRHS(), Level, Depth);
  SizeForm F = joined(L, R);
  if (B->getOpcode() == BO_Mul) {
    F.Factors = L.Factors;
    F.Factors.append(R.Factors);
  } else {
    F.Factors = {B};
  }
  if (!L.Value || !R.Value)
    return F;
  uint64_t X = *L.Value, Y = *R.Value;
  constexpr uint64_t Big = uint64_t(1) << 31;
  if (X >= Big || Y >= Big)
    return F;
  switch (B->getOpcode()) {
  case BO_Mul:
    F.Value = X * Y;
    break;
  case BO_Add:
    F.Value = X + Y;
    break;
  case BO_Sub:
    if (X >= Y)
      F.Value = X - Y;
    break;
  case BO_Div:
    if (Y)
      F.Value = X / Y;
    break;
  case BO_Rem:
    if (Y)
      F.Value = X % Y;
    break;
  case BO_Shl:
    if (Y < 32)
      F.Value = X << Y;
    break;
  case BO_Shr:
    if (Y < 32)
      F.Value = X >> Y;
    break;
  default:
    break;
  }
  return F;
}

SizeForm SizeReader::variable(const DeclRefExpr *D, const VarDecl &V,
                              size_t Level, unsigned Depth) {
  if (const auto *P = dyn_cast<ParmVarDecl>(&V)) {
    SizeForm F;
    F.Factors = {D};
    if (!Defs.of(*P).empty()) // changed on the way
      return F;
    // The body of a lambda names the parameters of functions around it too.
    for (size_t I = Level; I < Calls.size(); ++I)
      if (Calls[I] && Calls[I].takes(*P)) {
        const Expr *Arg = Calls[I].arg(*P);
        return Arg ? walk(Arg, I + 1, Depth) : F;
      }
    if (!isKernelParameter(*P))
      F.Open = {P};
    return F;
  }
  SizeForm F;
  F.Factors = {D};
  if (const Expr *Init = onlyValue(V, Defs);
      Init && !Init->isValueDependent()) {
    F = walk(Init, Level, Depth);
    // The name says more than the number behind it.
    if (isa<IntegerLiteral, SubstNonTypeTemplateParmExpr>(stripSize(Init)))
      F.Factors = {D};
  }
  if (!F.Value)
    F.Value = constant(D, Ctx);
  return F;
}
