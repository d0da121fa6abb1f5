//===- Alignment.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Alignment.h"
#include "resolve/Tracer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"
#include <numeric>

using namespace clang;
using namespace smemlint;

static constexpr uint64_t Everything = 0; // gcd's neutral element

/// threadIdx.x: its values are consecutive.
static bool isThreadIndex(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *P = dyn_cast<PseudoObjectExpr>(E))
    E = P->getSyntacticForm()->IgnoreParenImpCasts();
  const Expr *Base = nullptr;
  if (const auto *M = dyn_cast<MemberExpr>(E))
    Base = M->getBase();
  else if (const auto *M = dyn_cast<MSPropertyRefExpr>(E))
    Base = M->getBaseExpr();
  if (const auto *O = dyn_cast_or_null<OpaqueValueExpr>(Base))
    Base = O->getSourceExpr();
  const auto *D = Base ? dyn_cast<DeclRefExpr>(Base->IgnoreParenImpCasts())
                       : nullptr;
  return D && D->getDecl()->getIdentifier() &&
         D->getDecl()->getName() == "threadIdx";
}

/// What an index is a multiple of at the worst; Everything where that is open.
static uint64_t stepOf(const Expr *E, const ASTContext &Ctx, unsigned Depth = 0) {
  E = E->IgnoreParenImpCasts();
  if (Depth > 16 || E->isValueDependent())
    return Everything;
  Expr::EvalResult R;
  if (E->getType()->isIntegralOrEnumerationType() && E->EvaluateAsInt(R, Ctx))
    return R.Val.getInt().abs().getLimitedValue();
  if (isThreadIndex(E))
    return 1;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    uint64_t L = stepOf(B->getLHS(), Ctx, Depth + 1);
    uint64_t Rh = stepOf(B->getRHS(), Ctx, Depth + 1);
    switch (B->getOpcode()) {
    case BO_Mul:
      return L > (1u << 30) || Rh > (1u << 30) ? Everything : L * Rh;
    case BO_Add:
    case BO_Sub:
      return std::gcd(L, Rh);
    default:
      return Everything;
    }
  }
  return Everything;
}

static uint64_t sizeOf(QualType T, const ASTContext &Ctx) {
  if (T.isNull() || T->isVoidType())
    return 1;
  if (T->isIncompleteType() || T->isDependentType())
    return Everything;
  return Ctx.getTypeSizeInChars(T).getQuantity();
}

std::optional<Guarantee> smemlint::guaranteeOf(const Trace &T, const Unit &U) {
  const auto *V = dyn_cast_or_null<VarDecl>(T.From.Decl);
  if (!V || T.From.K != Root::Variable || T.From.Of != Root::Object ||
      isa<ParmVarDecl>(V) || V->getType()->isReferenceType() ||
      V->getType()->isDependentType())
    return std::nullopt;
  if (!V->hasAttr<CUDASharedAttr>() && !V->hasAttr<CUDADeviceAttr>())
    return std::nullopt;
  const ASTContext &Ctx = U.Ctx;
  Guarantee G;
  G.Declared = Ctx.getDeclAlign(V).getQuantity();
  // CUDA Programming Guide: dynamic shared memory starts at a multiple of 16.
  if (isDynamicShared(*V))
    G.Declared = std::max<uint64_t>(G.Declared, 16);
  G.Offset = G.After = Everything;
  G.Decl = V;
  for (const Step &S : T.Steps) {
    switch (S.K) {
    case Step::Field: {
      const auto *F = dyn_cast_or_null<FieldDecl>(S.Decl);
      if (!F || F->getParent()->isInvalidDecl() ||
          F->getParent()->isDependentType())
        return std::nullopt;
      uint64_t At = Ctx.getASTRecordLayout(F->getParent())
                        .getFieldOffset(F->getFieldIndex()) /
                    Ctx.getCharWidth();
      G.Offset = std::gcd(G.Offset, At);
      G.Decl = F;
      G.After = Everything;
      break;
    }
    case Step::Element:
    case Step::Offset: {
      if (!S.Amount)
        return std::nullopt;
      uint64_t Size = sizeOf(S.Type, Ctx), Step = stepOf(S.Amount, Ctx);
      uint64_t Moves = Size == Everything ? Size : Step * Size;
      G.Offset = std::gcd(G.Offset, Moves);
      G.After = std::gcd(G.After, Moves);
      break;
    }
    case Step::Load:
      return std::nullopt;
    default:
      break;
    }
  }
  G.Bytes = std::gcd(G.Declared, G.Offset);
  return G;
}
