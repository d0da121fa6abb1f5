//===- Deduction.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Deduction.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace smemlint;

/// T of T, T & and T *; null for anything more involved.
static const Type *parameterIn(QualType Q) {
  Q = Q.getNonReferenceType();
  if (const auto *P = Q->getAs<PointerType>())
    Q = P->getPointeeType();
  const auto *T = Q->getAs<TemplateTypeParmType>();
  return T ? T->getCanonicalTypeInternal().getTypePtr() : nullptr;
}

bool smemlint::takesAnyType(const CallView &Call, unsigned I,
                            ArrayRef<const Expr *> Changing) {
  const FunctionDecl *Pattern =
      Call.callee()->getTemplateInstantiationPattern();
  if (!Pattern || I >= Pattern->getNumParams() ||
      !Call.callee()->getPrimaryTemplate())
    return false;
  const Type *Own = parameterIn(Pattern->getParamDecl(I)->getType());
  if (!Own)
    return false;
  for (unsigned J = 0; J < Pattern->getNumParams(); ++J) {
    QualType Q = Pattern->getParamDecl(J)->getType();
    if (J == I || !Q->isDependentType())
      continue;
    if (llvm::is_contained(Changing, Call.arg(J)))
      continue;
    const Type *Other = parameterIn(Q);
    if (!Other || Other == Own)
      return false;
  }
  return true;
}
