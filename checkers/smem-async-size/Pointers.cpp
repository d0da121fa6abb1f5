//===- Pointers.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pointers.h"
#include "Extent.h"
#include "SizePlace.h"
#include "SizeText.h"

using namespace clang;
using namespace smemlint;

static const ValueDecl *named(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *D = dyn_cast<DeclRefExpr>(E))
    return dyn_cast<VarDecl>(D->getDecl());
  if (const auto *M = dyn_cast<MemberExpr>(E))
    return dyn_cast<FieldDecl>(M->getMemberDecl());
  return nullptr;
}

/// p of p, p + i, &p[i] and of casts of those.
static const ValueDecl *pointerIn(const Expr *E) {
  for (unsigned I = 0; E && I < 16; ++I) {
    E = E->IgnoreParenCasts();
    if (const auto *B = dyn_cast<BinaryOperator>(E)) {
      if (!B->isAdditiveOp())
        return nullptr;
      bool Left = B->getLHS()->getType()->isPointerType();
      E = Left ? B->getLHS() : B->getRHS();
      continue;
    }
    if (const auto *U = dyn_cast<UnaryOperator>(E);
        U && U->getOpcode() == UO_AddrOf) {
      const auto *S =
          dyn_cast<ArraySubscriptExpr>(U->getSubExpr()->IgnoreParens());
      if (!S)
        return nullptr;
      E = S->getBase();
      continue;
    }
    const ValueDecl *D = named(E);
    return D && D->getType()->isPointerType() ? D : nullptr;
  }
  return nullptr;
}

/// The array that \p V points to the start of, and to no part of.
static std::string arrayBehind(const ValueDecl &V, const AsyncSite &S,
                               const ASTContext &Ctx) {
  for (Role R : {Role::Destination, Role::Source}) {
    const Operand &O = S[R];
    if (!O.Written || O.Pieces.size() > 1 ||
        named(O.Written->IgnoreParenCasts()) != &V)
      continue;
    std::optional<Extent> E = extentOf(O, Ctx);
    const auto *Array = E ? dyn_cast<VarDecl>(E->Decl) : nullptr;
    if (Array && E->Exact && E->Offset == 0 && E->Indices == 0 &&
        Array->getType()->isConstantArrayType() && isVisible(*Array, S))
      return Array->getNameAsString();
  }
  return {};
}

std::optional<SizeOfPointer> smemlint::sizeOfPointer(const AsyncSite &S,
                                                     const ASTContext &Ctx) {
  const UnaryExprOrTypeTraitExpr *Of = sizeofIn(S.Size);
  if (!Of || Of->isArgumentType())
    return std::nullopt;
  const ValueDecl *V = named(Of->getArgumentExpr());
  if (!V || !V->getType()->isPointerType())
    return std::nullopt;
  QualType Pointee = V->getType()->getPointeeType();
  if (Pointee->isPointerType() || Pointee->isFunctionType())
    return std::nullopt;
  // The sizeof can stand further in than the arguments of this call do.
  bool Addressed = false;
  for (const AsyncSite *I = &S; I; I = I->Inner.get())
    for (Role R : {Role::Destination, Role::Source})
      if (const Expr *E = (*I)[R].Written)
        Addressed |= pointerIn(E) == V;
  if (!Addressed)
    return std::nullopt;
  SizeOfPointer Out{Of, V, {}};
  // So many elements, or the one that each thread copies.
  bool One = S.Op == "cp.async" && !Pointee->isIncompleteType() &&
             llvm::is_contained({4, 8, 16},
                                Ctx.getTypeSizeInChars(Pointee).getQuantity());
  if (!Pointee->isVoidType() && (S.Size.Factors.size() > 1 || One))
    Out.Instead = "*" + V->getNameAsString();
  else if (S.Size.Factors.size() == 1)
    Out.Instead = arrayBehind(*V, S, Ctx);
  return Out;
}
