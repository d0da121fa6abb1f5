//===- Parents.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parents.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"

using namespace clang;
using namespace smemlint;

void Parents::index(const FunctionDecl &F) {
  // A lambda is a part of the function around it.
  const DeclContext *Around = F.getDeclContext();
  if (const auto *RD = dyn_cast<CXXRecordDecl>(Around); RD && RD->isLambda())
    if (const auto *Outer = dyn_cast<FunctionDecl>(RD->getDeclContext()))
      index(*Outer);
  const FunctionDecl *Def = nullptr;
  if (!F.hasBody(Def) || !Def || !Indexed.insert(Def).second)
    return;
  llvm::SmallVector<const Stmt *, 64> Work{Def->getBody()};
  if (const auto *C = dyn_cast<CXXConstructorDecl>(Def))
    for (const CXXCtorInitializer *I : C->inits())
      Work.push_back(I->getInit());
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (const auto *D = dyn_cast<DeclStmt>(S))
      for (const Decl *One : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(One))
          Declared[V] = D;
    for (const Stmt *Child : S->children())
      if (Child && Above.try_emplace(Child, S).second)
        Work.push_back(Child);
  }
}

const Stmt *Parents::of(const Stmt &S, const FunctionDecl &In) {
  index(In);
  return Above.lookup(&S);
}

const DeclStmt *Parents::of(const VarDecl &V) {
  if (const auto *F = dyn_cast<FunctionDecl>(V.getDeclContext()))
    index(*F);
  return Declared.lookup(&V);
}
