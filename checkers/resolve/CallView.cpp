//===- CallView.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallView.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace smemlint;

CallView::CallView(const Stmt *S) {
  if (const auto *C = dyn_cast_or_null<CXXConstructExpr>(S)) {
    E = C;
    Callee = C->getConstructor();
    Args = {C->getArgs(), C->getNumArgs()};
    return;
  }
  const auto *C = dyn_cast_or_null<CallExpr>(S);
  if (!C)
    return;
  Callee = C->getDirectCallee();
  if (!Callee)
    return;
  E = C;
  Args = {C->getArgs(), C->getNumArgs()};
  const auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  if (const auto *M = dyn_cast<CXXMemberCallExpr>(C)) {
    Object = M->getImplicitObjectArgument();
  } else if (isa<CXXOperatorCallExpr>(C) && Method && !Args.empty()) {
    // The object stands in the arguments, a static operator's too.
    if (Method->isInstance())
      Object = Args.front();
    Args = Args.drop_front();
  }
}

bool CallView::takes(const ParmVarDecl &P) const {
  const auto *Owner = dyn_cast<FunctionDecl>(P.getDeclContext());
  return Owner && Callee &&
         Owner->getCanonicalDecl() == Callee->getCanonicalDecl();
}

const Expr *CallView::arg(const ParmVarDecl &P) const {
  unsigned I = P.getFunctionScopeIndex();
  if (I >= Args.size() || !Callee)
    return nullptr;
  const Expr *A = Args[I];
  if (const auto *D = dyn_cast<CXXDefaultArgExpr>(A))
    A = D->getExpr();
  return A;
}

bool CallView::objectIsPointer() const {
  return Object && Object->getType()->isPointerType();
}
