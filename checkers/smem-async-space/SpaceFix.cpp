//===- SpaceFix.cpp - -------------------------------------  -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpaceFix.h"
#include "judge/SourceText.h"
#include "resolve/Parents.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

std::optional<FixItHint> smemlint::convert(const AsyncSite &S, const Operand &O,
                                           const ASTContext &Ctx) {
  if (!O.Written || (S.Callee && O.Written->getType()->isPointerType()))
    return std::nullopt;
  const Expr *Written = O.Written->IgnoreImplicit();
  const Expr *P = Written;
  while (const auto *C = dyn_cast<ExplicitCastExpr>(P->IgnoreParenImpCasts()))
    P = C->getSubExpr();
  P = P->IgnoreImplicit();
  if (P->getType()->isArrayType())
    P = P->IgnoreParens();
  std::string Text = replaceableText(P, Ctx);
  if (!(P->getType()->isPointerType() || P->getType()->isArrayType()) ||
      Text.empty() || replaceableText(Written, Ctx).empty())
    return std::nullopt;
  std::string New = "__cvta_generic_to_shared(" + Text + ")";
  if (Ctx.getTypeSize(O.Written->getType()) == 32)
    New = "static_cast<unsigned>(" + New + ")";
  return FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(Written->getSourceRange()), New);
}

std::optional<FixItHint> smemlint::share(const Operand &O, const Unit &U) {
  const ASTContext &Ctx = U.Ctx;
  const auto *V = O.From.size() == 1
                      ? dyn_cast_or_null<VarDecl>(O.From[0].From.Decl)
                      : nullptr;
  if (!V || O.In != Space::Local || !V->isLocalVarDecl() ||
      V->hasAttr<CUDASharedAttr>())
    return std::nullopt;
  // What is initialised, or stands among others, is not simply moved.
  QualType T = Ctx.getBaseElementType(V->getType());
  const CXXRecordDecl *RD = T->getAsCXXRecordDecl();
  const auto *Made = dyn_cast_or_null<CXXConstructExpr>(V->getInit());
  bool Plain = Made && Made->getNumArgs() == 0 &&
               !Made->requiresZeroInitialization() &&
               V->getInitStyle() == VarDecl::CallInit;
  if ((V->hasInit() && !Plain) || (RD && !RD->hasTrivialDefaultConstructor()))
    return std::nullopt;
  const DeclStmt *D = U.Up.of(*V);
  SourceLocation Loc = V->getBeginLoc();
  if (!D || !D->isSingleDecl() || Loc.isMacroID() ||
      Ctx.getSourceManager().isInSystemHeader(Loc))
    return std::nullopt;
  return FixItHint::CreateInsertion(Loc, "__shared__ ");
}

static bool runsOnDeviceOnly(const DeclContext *In) {
  const auto *F = dyn_cast_or_null<FunctionDecl>(In);
  return F && !F->hasAttr<CUDAHostAttr>() &&
         (F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAGlobalAttr>());
}

/// The cast of a pointer to a number that \p E gives, through initialisers and
/// functions that only return it.
static const ExplicitCastExpr *madeNumber(const Expr *E, bool Here,
                                          unsigned Depth = 0) {
  if (!E || Depth > 8)
    return nullptr;
  E = E->IgnoreParens()->IgnoreImplicit()->IgnoreParens();
  if (const auto *C = dyn_cast<ExplicitCastExpr>(E)) {
    const Expr *Sub = C->getSubExpr()->IgnoreParenImpCasts();
    bool Makes =
        C->getType()->isIntegerType() &&
        (Sub->getType()->isPointerType() || Sub->getType()->isArrayType());
    return Makes ? (Here ? C : nullptr) : madeNumber(Sub, Here, Depth + 1);
  }
  if (const auto *R = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(R->getDecl());
    return V && V->isLocalVarDecl() && runsOnDeviceOnly(V->getDeclContext())
               ? madeNumber(V->getInit(), true, Depth + 1)
               : nullptr;
  }
  const auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
  const auto *Body =
      F ? dyn_cast_or_null<CompoundStmt>(F->getBody(F)) : nullptr;
  if (!Body || Body->size() != 1 || !runsOnDeviceOnly(F))
    return nullptr;
  const auto *R = dyn_cast<ReturnStmt>(Body->body_front());
  return R ? madeNumber(R->getRetValue(), true, Depth + 1) : nullptr;
}

void smemlint::noteConversion(const Operand &O, const ASTContext &Ctx,
                              Finding &F) {
  if (O.From.size() != 1 || O.Pieces.size() > 1)
    return;
  const ExplicitCastExpr *C = madeNumber(O.Written, false);
  if (!C || replaceableText(C, Ctx).empty())
    return;
  const Expr *P = C->getSubExpr()->IgnoreParenImpCasts();
  std::string Text = replaceableText(P, Ctx);
  QualType Of =
      P->getType()->getPointeeOrArrayElementType()->getCanonicalTypeInternal();
  if (Text.empty() || P->getType().isVolatileQualified() ||
      Of.isVolatileQualified())
    return;
  std::string New = "__cvta_generic_to_shared(" + Text + ")";
  if (Ctx.getTypeSize(C->getType()) < 64)
    New = "static_cast<" +
          C->getTypeAsWritten().getAsString(Ctx.getPrintingPolicy()) + ">(" +
          New + ")";
  F.Notes.push_back(
      {C->getBeginLoc(),
       "the pointer becomes a number here; "
       "__cvta_generic_to_shared makes it an address of the "
       "shared window, for all that use the number",
       {FixItHint::CreateReplacement(
           CharSourceRange::getTokenRange(C->getSourceRange()), New)}});
}

void smemlint::noteShared(const Operand &O, const Unit &U, Finding &F) {
  const auto *V = O.From.size() == 1
                      ? dyn_cast_or_null<VarDecl>(O.From[0].From.Decl)
                      : nullptr;
  if (!V || !U.Ctx.getAsConstantArrayType(V->getType()) ||
      !runsOnDeviceOnly(V->getDeclContext()) || V->isConstexpr() ||
      V->isStaticLocal() || V->getType().isConstQualified())
    return;
  std::optional<FixItHint> Fix = share(O, U);
  if (!Fix)
    return;
  F.Notes.push_back({V->getLocation(),
                     "as '__shared__', '" + V->getNameAsString() +
                         "' is one array for the whole block, of which each "
                         "thread that copies needs a part of its own",
                     {*Fix}});
}
