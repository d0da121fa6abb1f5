//===- Parents.h - What stands around a statement -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function at a time. The AST's own map (ASTContext::getParents) is of the
// whole unit, and making it takes a tenth of the parse.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_PARENTS_H
#define SMEMLINT_RESOLVE_PARENTS_H

#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace smemlint {

class Parents {
public:
  /// Null for the body of \p In, the function that holds \p S. From the body of
  /// a lambda it goes on to the lambda.
  const clang::Stmt *of(const clang::Stmt &S, const clang::FunctionDecl &In);

  /// The statement that declares a local variable; null for others.
  const clang::DeclStmt *of(const clang::VarDecl &V);

private:
  void index(const clang::FunctionDecl &F);

  llvm::DenseMap<const clang::Stmt *, const clang::Stmt *> Above;
  llvm::DenseMap<const clang::VarDecl *, const clang::DeclStmt *> Declared;
  llvm::DenseSet<const clang::FunctionDecl *> Indexed;
};

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_PARENTS_H
