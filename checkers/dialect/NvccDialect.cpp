//===- NvccDialect.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NvccDialect.h"
#include "resolve/Names.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;
using namespace smemlint;

bool smemlint::isSyntaxOnly(const CompilerInstance &CI) {
  return CI.getFrontendOpts().ProgramAction == frontend::ParseSyntaxOnly;
}

bool smemlint::dialectApplies(const CompilerInstance &CI) {
  return CI.getLangOpts().CUDA && isSyntaxOnly(CI);
}

void NvccDialect::HandleTagDeclDefinition(TagDecl *D) {
  auto *RD = dyn_cast<CXXRecordDecl>(D);
  if (!RD || !RD->getIdentifier())
    return;
  static constexpr llvm::StringLiteral Names[] = {
      "barrier", "__barrier_base", "pipeline_shared_state"};
  if (!llvm::is_contained(Names, RD->getName()) ||
      !llvm::StringRef(qualifiedName(*RD)).starts_with("cuda::"))
    return;
  for (CXXConstructorDecl *C : RD->ctors())
    if (C->isDefaultConstructor())
      C->setTrivial(true);
  if (CXXDestructorDecl *Dtor = RD->getDestructor())
    Dtor->setTrivial(true);
}
