//===- CallView.h - One shape for every kind of call -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_CALLVIEW_H
#define SMEMLINT_RESOLVE_CALLVIEW_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/ArrayRef.h"

namespace smemlint {

/// A call of a function, method, operator or constructor. Arguments are counted
/// as the callee's parameters are: without the object.
class CallView {
public:
  /// Null callee for anything that is no call of a known function.
  explicit CallView(const clang::Stmt *S);

  const clang::FunctionDecl *callee() const { return Callee; }
  const clang::Expr *expr() const { return E; }
  explicit operator bool() const { return Callee != nullptr; }

  unsigned size() const { return Args.size(); }
  const clang::Expr *arg(unsigned I) const {
    return I < Args.size() ? Args[I] : nullptr;
  }
  /// \p P is a parameter of the callee, not of a function around a lambda.
  bool takes(const clang::ParmVarDecl &P) const;
  /// The argument for a parameter of the callee; null if there is none.
  const clang::Expr *arg(const clang::ParmVarDecl &P) const;
  /// The object a method is called on; null for functions and constructors.
  const clang::Expr *object() const { return Object; }
  /// object() is a pointer to the object.
  bool objectIsPointer() const;

private:
  const clang::Expr *E = nullptr;
  const clang::FunctionDecl *Callee = nullptr;
  const clang::Expr *Object = nullptr;
  llvm::ArrayRef<const clang::Expr *> Args;
};

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_CALLVIEW_H
