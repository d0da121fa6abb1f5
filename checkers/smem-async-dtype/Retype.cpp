//===- Retype.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Retype.h"
#include "Uses.h"
#include "judge/Where.h"
#include "model/Conversions.h"
#include "resolve/Names.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

/// The shared-memory array on one side of the site; null if there is none.
static const VarDecl *sharedArray(const Operand &O) {
  const auto *V = dyn_cast_or_null<VarDecl>(O.Type.Decl);
  if (!V || !V->hasAttr<CUDASharedAttr>() || V->hasExternalStorage() ||
      !V->getType()->isArrayType())
    return nullptr;
  return V;
}

/// How the user spelt the element type, as one range that can be replaced.
static SourceRange elementRange(const VarDecl &V) {
  const TypeSourceInfo *TSI = V.getTypeSourceInfo();
  if (!TSI)
    return {};
  TypeLoc L = TSI->getTypeLoc();
  while (true) {
    if (auto A = L.getAs<ArrayTypeLoc>())
      L = A.getElementLoc();
    else if (auto P = L.getAs<ParenTypeLoc>())
      L = P.getInnerLoc();
    else
      break;
  }
  if (L.getAs<QualifiedTypeLoc>() || L.getAs<SubstTemplateTypeParmTypeLoc>())
    return {};
  SourceRange R = L.getSourceRange();
  if (R.getBegin().isInvalid() || R.getBegin().isMacroID() ||
      R.getEnd().isMacroID())
    return {};
  return R;
}

/// In a template such a name may stand for another type elsewhere.
static bool isNamedByTypedef(const VarDecl &V) {
  return elementType(V.getType())->getAs<TypedefType>() != nullptr;
}

/// The other side's element as it can be spelt at the declaration.
static std::string spelling(const Evidence &E) {
  if (E.Type.lanes() != 1)
    return cudaSpelling(E.Type.element()).str();
  // A name that only a function or a class knows is not known elsewhere.
  if (const auto *T = E.Written->getAs<TypedefType>();
      T && !T->getDecl()->getDeclContext()->isFileContext())
    return E.Written.getCanonicalType().getUnqualifiedType().getAsString(
        T->getDecl()->getASTContext().getPrintingPolicy());
  return E.Spelling;
}

void smemlint::noteRetype(const AsyncSite &S, const Unit &U, Finding &F) {
  const Operand &Src = S[Role::Source], &Dst = S[Role::Destination];
  const VarDecl *Array = sharedArray(Dst);
  const Operand *Other = &Src;
  if (!Array) {
    Array = sharedArray(Src);
    Other = &Dst;
  }
  const Evidence &Want = Other->Type;
  if (Array && Want.Type.isData()) {
    std::string New = spelling(Want);
    SourceRange R = elementRange(*Array);
    // One declaration for all instantiations cannot follow one of them.
    bool Template = !instantiationName(*S.Function).empty();
    bool Plain = !New.empty() && R.isValid() &&
                 instantiationsAgree(S, U.Sites, Role::Source) &&
                 !(Template && isNamedByTypedef(*Array)) &&
                 !U.Ctx.getSourceManager().isInSystemHeader(R.getBegin());
    if (Plain && usesAllow(*Array, Want.Written, Want.Type, U)) {
      F.Notes.push_back(
          {Array->getLocation(),
           "give '" + Array->getNameAsString() + "' the element type '" + New +
               "' if it is to hold " + Want.Type.elementStr(),
           {FixItHint::CreateReplacement(CharSourceRange::getTokenRange(R),
                                         New)}});
    }
  }
  F.Notes.push_back(
      {S.Loc,
       "if " + Dst.Type.Type.elementStr() +
           " is wanted at the destination, load the " +
           Src.Type.Type.elementStr() +
           " values into registers, convert them and store the results",
       {}});
}
