//===- Trail.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Trail.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

bool smemlint::dependsOnCaller(const Evidence &E) {
  if (!E.Open)
    return false;
  if (const auto *P = dyn_cast_or_null<ParmVarDecl>(E.Decl)) {
    const auto *F = dyn_cast<FunctionDecl>(P->getDeclContext());
    if (!F)
      return true;
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    if (!Pattern)
      return false;
    // A parameter pack has fewer parameters in the pattern.
    unsigned I = P->getFunctionScopeIndex();
    return I >= Pattern->getNumParams() ||
           Pattern->getParamDecl(I)->getType()->isDependentType();
  }
  // A member, or a cast, of a type that the caller chose.
  if (const auto *F = dyn_cast_or_null<FieldDecl>(E.Decl))
    if (isa<ClassTemplateSpecializationDecl>(F->getParent()))
      return true;
  return !E.Written.isNull() && E.Written->getAs<SubstTemplateTypeParmType>();
}

void smemlint::noteEvidence(const Operand &O, const Unit &U, Finding &F) {
  const Evidence &E = O.Type;
  if (E.Loc.isInvalid() || !E.Type.isKnown() || E.Spelling.empty())
    return;
  if (!E.Decl) {
    F.Notes.push_back({E.Loc,
                       "the dtype " + E.Type.elementStr() +
                           " comes from the type '" + E.Spelling + "' here",
                       {}});
    return;
  }
  const auto *V = dyn_cast<VarDecl>(E.Decl);
  bool Array = E.Decl->getType().getNonReferenceType()->isArrayType();
  bool Pointer = E.Decl->getType().getNonReferenceType()->isPointerType();
  std::string What = V && isa<ParmVarDecl>(V) ? "parameter '" : "'";
  std::string How = Array     ? "' is declared with element type '"
                    : Pointer ? "' is declared to point to '"
                              : "' is declared with type '";
  F.Notes.push_back(
      {E.Decl->getLocation(),
       What + E.Decl->getNameAsString() + How + E.Spelling + "' here",
       {}});
}

void smemlint::noteTrail(const AsyncSite &S, const Unit &U, Finding &F) {
  const SourceManager &SM = U.Ctx.getSourceManager();
  for (const AsyncSite *I = S.Inner.get(); I; I = I->Inner.get()) {
    std::string Name = I->Callee ? I->Callee->getNameAsString() : I->Op;
    bool Last = !I->Inner;
    // Inside a library the last step is enough.
    if (!Last && SM.isInSystemHeader(I->Loc))
      continue;
    F.Notes.push_back({I->Loc,
                       Last ? "the transfer ('" + I->Op + "') is started here"
                            : "through the call of '" + Name + "' here",
                       {}});
  }
}
