//===- SizeText.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeText.h"
#include "judge/SourceText.h"
#include "resolve/Names.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using namespace smemlint;
using Keys = std::vector<std::string>;

static const Expr *bare(const Expr *E) {
  while (true) {
    const Expr *Old = E;
    E = E->IgnoreParens();
    if (const auto *F = dyn_cast<FullExpr>(E))
      E = F->getSubExpr();
    else if (const auto *M = dyn_cast<MaterializeTemporaryExpr>(E))
      E = M->getSubExpr();
    else if (const auto *C = dyn_cast<CastExpr>(E))
      E = C->getSubExpr();
    else if (const auto *C = dyn_cast<CXXConstructExpr>(E);
             C && C->getNumArgs())
      E = C->getArg(0);
    if (E == Old)
      return E;
  }
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

SameBound smemlint::isBound(const SizeForm &Size, const ValueDecl &Array,
                            unsigned From, const ASTContext &Ctx) {
  Keys Bounds, Factors;
  bool Named = false, Ignored = false;
  TypeLoc L = within(typeLocOf(Array));
  for (unsigned I = 0; L; ++I, L = within(L)) {
    auto A = L.getAs<ArrayTypeLoc>();
    if (!A)
      break;
    if (I >= From) {
      if (!A.getSizeExpr())
        return SameBound::No;
      keys(A.getSizeExpr(), Ctx, Bounds, Named);
    }
    L = A.getElementLoc();
  }
  for (const Expr *F : Size.Factors)
    if (!isa<UnaryExprOrTypeTraitExpr>(F))
      keys(F, Ctx, Factors, Ignored);
  llvm::sort(Bounds);
  llvm::sort(Factors);
  if (Bounds.empty() || Bounds != Factors)
    return SameBound::No;
  return Named ? SameBound::Named : SameBound::Number;
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

std::string smemlint::elementText(const ValueDecl &Array,
                                  const ASTContext &Ctx) {
  // A class's own names are not known outside.
  if (isa<FieldDecl>(Array))
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

std::vector<FixItHint> smemlint::timesSizeof(const Operand &Size,
                                             llvm::StringRef Element,
                                             const ASTContext &Ctx) {
  if (!Size.Written || Size.Pieces.size() > 1 || Element.empty())
    return {};
  const Expr *E = Size.Written->IgnoreImplicit();
  // aligned_size_t<16>(n): the number inside.
  while (E->getType()->isRecordType()) {
    const Expr *Old = E;
    if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
      if (C->getNumArgs())
        E = C->getArg(0)->IgnoreImplicit();
    } else if (const auto *C = dyn_cast<ExplicitCastExpr>(E)) {
      E = C->getSubExpr()->IgnoreImplicit();
    }
    if (E == Old)
      return {};
  }
  std::string Text;
  // A macro that stands for one number is as good as a name.
  const SourceManager &SM = Ctx.getSourceManager();
  CharSourceRange R = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E->getSourceRange()), SM,
      Ctx.getLangOpts());
  if (R.isInvalid() || SM.isInSystemHeader(R.getBegin()))
    return {};
  Text = Lexer::getSourceText(R, SM, Ctx.getLangOpts()).str();
  bool Macro = E->getBeginLoc().isMacroID();
  const auto *B = dyn_cast<BinaryOperator>(E);
  bool Parens = (B && B->getOpcode() != BO_Mul) || isa<ConditionalOperator>(E);
  if (Text.empty() || (Macro && !isa<IntegerLiteral>(E)))
    return {};
  std::string New =
      (Parens ? "(" + Text + ")" : Text) + " * sizeof(" + Element.str() + ")";
  return {FixItHint::CreateReplacement(R, New)};
}

std::vector<FixItHint> smemlint::otherSizeof(const UnaryExprOrTypeTraitExpr &E,
                                             llvm::StringRef Of,
                                             const ASTContext &Ctx) {
  if (Of.empty() || replaceableText(&E, Ctx).empty())
    return {};
  return {FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(E.getSourceRange()),
      "sizeof(" + Of.str() + ")")};
}
