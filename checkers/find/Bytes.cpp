//===- Bytes.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bytes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace smemlint;

std::optional<uint64_t> smemlint::constantBytes(const Expr *E,
                                                const ASTContext &Ctx) {
  for (unsigned Depth = 0; E && Depth < 8; ++Depth) {
    E = E->IgnoreImplicit()->IgnoreParens();
    if (const auto *C = dyn_cast<CXXConstructExpr>(E); C && C->getNumArgs())
      E = C->getArg(0);
    else if (const auto *F = dyn_cast<CXXFunctionalCastExpr>(E);
             F && F->getType()->isRecordType())
      E = F->getSubExpr();
    else
      break;
  }
  if (!E || E->isValueDependent() ||
      !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult R;
  if (!E->EvaluateAsInt(R, Ctx, Expr::SE_NoSideEffects))
    return std::nullopt;
  llvm::APSInt V = R.Val.getInt();
  if (V.isNegative() || V.getActiveBits() > 63)
    return std::nullopt;
  return V.getZExtValue();
}

static const TemplateArgumentList *templateArguments(const FunctionDecl &F) {
  if (const auto *C = dyn_cast<CXXConstructorDecl>(&F))
    if (const auto *S =
            dyn_cast<ClassTemplateSpecializationDecl>(C->getParent()))
      return &S->getTemplateArgs();
  if (const TemplateArgumentList *L = F.getTemplateSpecializationArgs())
    return L;
  if (const auto *M = dyn_cast<CXXMethodDecl>(&F))
    if (const auto *S =
            dyn_cast<ClassTemplateSpecializationDecl>(M->getParent()))
      return &S->getTemplateArgs();
  return nullptr;
}

std::optional<uint64_t> smemlint::transferBytes(const CatalogueEntry &E,
                                                const CallView &Call,
                                                const ASTContext &Ctx) {
  const SizeSpec &S = E.Size;
  if (S.Constant)
    return S.Constant;
  if (S.Arg)
    return constantBytes(Call.arg(*S.Arg), Ctx);
  if (S.Template) {
    const TemplateArgumentList *L = templateArguments(*Call.callee());
    if (!L || static_cast<unsigned>(*S.Template) >= L->size())
      return std::nullopt;
    const TemplateArgument &A = L->get(*S.Template);
    if (A.getKind() != TemplateArgument::Integral)
      return std::nullopt;
    return A.getAsIntegral().getLimitedValue();
  }
  if (S.SizeOf &&
      static_cast<unsigned>(*S.SizeOf) < Call.callee()->getNumParams()) {
    QualType T = Call.callee()->getParamDecl(*S.SizeOf)->getType();
    T = T->isPointerType() ? T->getPointeeType() : T.getNonReferenceType();
    if (!T->isDependentType() && !T->isIncompleteType())
      return Ctx.getTypeSizeInChars(T).getQuantity();
  }
  return std::nullopt;
}
