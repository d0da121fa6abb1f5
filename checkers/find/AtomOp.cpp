//===- AtomOp.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomOp.h"
#include "resolve/Names.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace smemlint;

static const CatalogueEntry *inClass(const CXXRecordDecl &RD,
                                     const Catalogue &Cat, unsigned Depth);

static const CatalogueEntry *inArguments(ArrayRef<TemplateArgument> Args,
                                         const Catalogue &Cat, unsigned Depth) {
  for (const TemplateArgument &A : Args) {
    const CatalogueEntry *E = nullptr;
    if (A.getKind() == TemplateArgument::Pack)
      E = inArguments(A.getPackAsArray(), Cat, Depth);
    else if (A.getKind() == TemplateArgument::Type)
      if (const CXXRecordDecl *RD = A.getAsType()->getAsCXXRecordDecl())
        E = inClass(*RD, Cat, Depth + 1);
    if (E)
      return E;
  }
  return nullptr;
}

static const CatalogueEntry *inClass(const CXXRecordDecl &RD,
                                     const Catalogue &Cat, unsigned Depth) {
  constexpr unsigned Deepest = 6; // TiledCopy<Copy_Atom<Copy_Traits<Op>>>
  if (Depth > Deepest || !RD.getIdentifier())
    return nullptr;
  const auto &Forms = Cat.functions(qualifiedName(RD) + "::copy");
  if (!Forms.empty())
    return Forms.front();
  if (const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(&RD))
    if (const CatalogueEntry *E =
            inArguments(Spec->getTemplateArgs().asArray(), Cat, Depth))
      return E;
  if (const CXXRecordDecl *Def = RD.getDefinition())
    for (const CXXBaseSpecifier &B : Def->bases())
      if (const CXXRecordDecl *Base = B.getType()->getAsCXXRecordDecl())
        if (const CatalogueEntry *E = inClass(*Base, Cat, Depth + 1))
          return E;
  return nullptr;
}

const CatalogueEntry *smemlint::operationIn(QualType T, const Catalogue &Cat) {
  const CXXRecordDecl *RD = T.getNonReferenceType()->getAsCXXRecordDecl();
  return RD ? inClass(*RD, Cat, 0) : nullptr;
}
