//===- SizeText.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeText.h"
#include "judge/SourceText.h"
#include "resolve/Names.h"
#include "resolve/SizeReader.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using namespace smemlint;
using Keys = std::vector<std::string>;

static const Expr *bare(const Expr *E) {
  return stripSize(E, /*AllCasts=*/true);
}

/// One name for what a factor is: of a template, its parameter; of a macro,
/// its name; of a variable, what it is made of.
static void keys(const Expr *E, const ASTContext &Ctx, Keys &Out, bool &Named,
                 unsigned Depth = 0) {
  E = bare(E);
  if (E->getBeginLoc().isMacroID() && isa<IntegerLiteral>(E)) {
    Named = true;
    Out.push_back("#" + Lexer::getImmediateMacroName(E->getBeginLoc(),
                                                     Ctx.getSourceManager(),
                                                     Ctx.getLangOpts())
                            .str());
    return;
  }
  if (const auto *L = dyn_cast<IntegerLiteral>(E)) {
    if (L->getValue() != 1)
      Out.push_back(llvm::toString(L->getValue(), 10, false));
    return;
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E);
      B && B->getOpcode() == BO_Mul) {
    keys(B->getLHS(), Ctx, Out, Named, Depth + 1);
    keys(B->getRHS(), Ctx, Out, Named, Depth + 1);
    return;
  }
  if (const auto *S = dyn_cast<SubstNonTypeTemplateParmExpr>(E)) {
    Named = true;
    Out.push_back("<" + S->getParameter()->getNameAsString());
    return;
  }
  if (const auto *D = dyn_cast<DeclRefExpr>(E)) {
    Named = true;
    const auto *V = dyn_cast<VarDecl>(D->getDecl());
    const Expr *Init =
        V && V->getType().isConstQualified() ? V->getAnyInitializer() : nullptr;
    if (Init && Depth < 8 &&
        !isa<IntegerLiteral, SubstNonTypeTemplateParmExpr>(bare(Init)))
      return keys(Init, Ctx, Out, Named, Depth + 1);
    Out.push_back("@" + D->getDecl()->getNameAsString());
    return;
  }
  Named = true;
  Out.push_back("=" + sourceText(E, Ctx));
}

static TypeLoc typeLocOf(const ValueDecl &D) {
  const auto *Dd = dyn_cast<DeclaratorDecl>(&D);
  const TypeSourceInfo *TSI = Dd ? Dd->getTypeSourceInfo() : nullptr;
  return TSI ? TSI->getTypeLoc() : TypeLoc();
}

static TypeLoc within(TypeLoc L) {
  while (L) {
    if (auto P = L.getAs<ParenTypeLoc>())
      L = P.getInnerLoc();
    else if (auto R = L.getAs<ReferenceTypeLoc>())
      L = R.getPointeeLoc();
    else
      break;
  }
  return L;
}

static Keys boundsOf(const ValueDecl &Array, unsigned From,
                     const ASTContext &Ctx, bool &Named) {
  Keys Bounds;
  TypeLoc L = within(typeLocOf(Array));
  for (unsigned I = 0; L; ++I, L = within(L)) {
    auto A = L.getAs<ArrayTypeLoc>();
    if (!A)
      break;
    if (I >= From) {
      if (!A.getSizeExpr())
        return {};
      keys(A.getSizeExpr(), Ctx, Bounds, Named);
    }
    L = A.getElementLoc();
  }
  llvm::sort(Bounds);
  return Bounds;
}

static Keys keysOf(llvm::ArrayRef<const Expr *> Product,
                   const ASTContext &Ctx) {
  Keys Factors;
  bool Ignored = false;
  for (const Expr *F : Product)
    if (!isa<UnaryExprOrTypeTraitExpr>(F))
      keys(F, Ctx, Factors, Ignored);
  llvm::sort(Factors);
  return Factors;
}

SameBound smemlint::isBound(const SizeForm &Size, const ValueDecl &Array,
                            unsigned From, const ASTContext &Ctx) {
  bool Named = false;
  Keys Bounds = boundsOf(Array, From, Ctx, Named);
  Keys Factors = keysOf(Size.Factors, Ctx);
  if (Bounds.empty() || Bounds != Factors)
    return SameBound::No;
  return Named ? SameBound::Named : SameBound::Number;
}

bool smemlint::isAtMostBound(const SizeForm &Size, const ValueDecl &Array,
                             unsigned From, const ASTContext &Ctx) {
  if (Size.Factors.size() != 1)
    return false;
  bool Named = false;
  Keys Bounds = boundsOf(Array, From, Ctx, Named);
  if (Bounds.empty() || !Named)
    return false;
  const Expr *E = bare(Size.Factors[0]);
  auto Is = [&](const Expr *Part) { return keysOf({Part}, Ctx) == Bounds; };
  if (const auto *C = dyn_cast<CallExpr>(E)) {
    const FunctionDecl *F = C->getDirectCallee();
    bool Min = F && F->getIdentifier() && C->getNumArgs() == 2 &&
               (F->getName() == "min" || F->getName() == "umin");
    return Min && (Is(C->getArg(0)) || Is(C->getArg(1)));
  }
  const auto *C = dyn_cast<ConditionalOperator>(E);
  const auto *B = C ? dyn_cast<BinaryOperator>(bare(C->getCond())) : nullptr;
  if (!B || !B->isRelationalOp())
    return false;
  bool Less = B->getOpcode() == BO_LT || B->getOpcode() == BO_LE;
  const Expr *Small = Less ? B->getLHS() : B->getRHS();
  const Expr *Large = Less ? B->getRHS() : B->getLHS();
  auto Same = [&](const Expr *X, const Expr *Y) {
    return keysOf({X}, Ctx) == keysOf({Y}, Ctx);
  };
  return Same(C->getTrueExpr(), Small) && Same(C->getFalseExpr(), Large) &&
         (Is(Small) || Is(Large));
}

/// offsetof counts as all that is before the member.
static unsigned sizeofs(const Stmt *S) {
  if (isa<UnaryExprOrTypeTraitExpr>(S))
    return 1;
  if (isa<OffsetOfExpr>(S))
    return 2;
  unsigned N = 0;
  for (const Stmt *C : S->children())
    N += C ? sizeofs(C) : 0;
  return N;
}

bool smemlint::isSumOfSizes(const SizeForm &Size) {
  if (Size.Factors.size() != 1)
    return false;
  const Expr *E = bare(Size.Factors[0]);
  const auto *B = dyn_cast<BinaryOperator>(E);
  return (isa<OffsetOfExpr>(E) || (B && B->isAdditiveOp())) && sizeofs(E) > 1;
}

const UnaryExprOrTypeTraitExpr *smemlint::sizeofIn(const SizeForm &Size) {
  const UnaryExprOrTypeTraitExpr *Only = nullptr;
  for (const Expr *F : Size.Factors)
    if (const auto *U = dyn_cast<UnaryExprOrTypeTraitExpr>(F);
        U && U->getKind() == UETT_SizeOf) {
      if (Only)
        return nullptr;
      Only = U;
    }
  return Only;
}

std::string smemlint::elementText(const ValueDecl &Array, const AsyncSite &S,
                                  const ASTContext &Ctx) {
  if (isa<FieldDecl>(Array) &&
      Array.getDeclContext() != S.Function->getDeclContext())
    return elementType(Array.getType())
        .getUnqualifiedType()
        .getAsString(Ctx.getPrintingPolicy());
  TypeLoc L = within(typeLocOf(Array));
  while (L) {
    auto A = L.getAs<ArrayTypeLoc>();
    if (!A)
      break;
    L = within(A.getElementLoc());
  }
  const SourceManager &SM = Ctx.getSourceManager();
  SourceRange R = L ? L.getUnqualifiedLoc().getSourceRange() : SourceRange();
  if (R.isInvalid() || R.getBegin().isMacroID() || R.getEnd().isMacroID())
    return {};
  return Lexer::getSourceText(CharSourceRange::getTokenRange(R), SM,
                              Ctx.getLangOpts())
      .str();
}
