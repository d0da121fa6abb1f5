//===- Roots.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Roots.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

bool smemlint::mayRunOnDevice(const FunctionDecl &F) {
  if (!F.getASTContext().getLangOpts().CUDA)
    return true;
  return F.hasAttrs() &&
         (F.hasAttr<CUDADeviceAttr>() || F.hasAttr<CUDAGlobalAttr>());
}

bool smemlint::isConcrete(const FunctionDecl &F) {
  return !F.isDependentContext() && !F.isInvalidDecl();
}

bool smemlint::isRoot(const FunctionDecl &F) {
  if (!F.doesThisDeclarationHaveABody())
    return false;
  // Something asked for an implicit instantiation: it is reached from there,
  // unless by a launch or, a destructor, by the end of a scope.
  if (F.getTemplateSpecializationKind() == TSK_ImplicitInstantiation &&
      !isa<CXXDestructorDecl>(F) && !F.hasAttr<CUDAGlobalAttr>())
    return false;
  return mayRunOnDevice(F) && isConcrete(F);
}

namespace {

class Roots {
public:
  /// \p Instantiations: look for those that are roots, too.
  Roots(const SourceManager &SM, bool Instantiations,
        llvm::function_ref<void(const FunctionDecl &)> Do)
      : SM(SM), Instantiations(Instantiations), Do(Do) {}

  void context(const DeclContext *DC) {
    for (const Decl *D : DC->decls())
      declaration(D);
  }

  void declaration(const Decl *D) {
    if (D->isInvalidDecl() && !isa<NamespaceDecl, FunctionDecl>(D))
      return;
    if (const auto *FD = dyn_cast<FunctionDecl>(D)) {
      if (isRoot(*FD) && !SM.isInSystemHeader(FD->getLocation()))
        Do(*FD);
      return;
    }
    if (const auto *T = dyn_cast<FunctionTemplateDecl>(D)) {
      if (Instantiations &&
          (T->isThisDeclarationADefinition() || T->isCanonicalDecl()) &&
          mayRunOnDevice(*T->getTemplatedDecl()))
        for (const FunctionDecl *Spec : T->specializations())
          declaration(Spec);
      return;
    }
    if (const auto *T = dyn_cast<ClassTemplateDecl>(D)) {
      if (Instantiations && T->isCanonicalDecl())
        for (const ClassTemplateSpecializationDecl *Spec : T->specializations())
          context(Spec);
      return;
    }
    if (const auto *NS = dyn_cast<NamespaceDecl>(D)) {
      if (!SM.isInSystemHeader(NS->getLocation()))
        context(NS);
      return;
    }
    if (isa<TranslationUnitDecl, LinkageSpecDecl, CXXRecordDecl, ExportDecl>(D))
      context(cast<DeclContext>(D));
  }

private:
  const SourceManager &SM;
  bool Instantiations;
  llvm::function_ref<void(const FunctionDecl &)> Do;
};

} // namespace

void smemlint::forEachRoot(const ASTContext &Ctx,
                           const std::vector<const Decl *> *TopLevel,
                           llvm::function_ref<void(const FunctionDecl &)> Do) {
  Roots All(Ctx.getSourceManager(), /*Instantiations=*/!TopLevel, Do);
  if (TopLevel) {
    for (const Decl *D : *TopLevel)
      All.declaration(D);
    return;
  }
  // An editor asks about the main file only: all else would have to be read
  // from its precompiled header. What the file calls is followed anyway.
  for (const Decl *D : Ctx.getTraversalScope())
    All.declaration(D);
}
