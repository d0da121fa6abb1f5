//===- Retype.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Retype.h"
#include "Uses.h"
#include "judge/SiteIndex.h"
#include "judge/Where.h"
#include "model/Conversions.h"
#include "resolve/Names.h"
#include "resolve/Stride.h"
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

/// In a template such a type may be another one elsewhere.
static bool mayVary(QualType Q) {
  return Q->getAs<TypedefType>() || Q->getAs<SubstTemplateTypeParmType>();
}

/// The copies still lie apart with elements of \p NewBytes each: an index that
/// counts old elements of another size would make them overlap.
static bool stridesFit(const VarDecl &Array, uint64_t OldBytes,
                       uint64_t NewBytes, const Unit &U) {
  if (OldBytes == NewBytes)
    return true;
  for (Role R : {Role::Destination, Role::Source})
    for (const AsyncSite *S : U.Index.from(&Array, R))
      for (const Trace &T : (*S)[R].From) {
        if (T.From.Decl != &Array)
          continue;
        const Expr *Index = nullptr;
        for (const Step &St : T.Steps)
          if (St.K == Step::Element || St.K == Step::Offset)
            Index = St.Amount; // the innermost one counts single elements
        if (!Index)
          continue;
        uint64_t Stride = strideOf(Index, U.Ctx);
        if (!S->Bytes || Stride * NewBytes < *S->Bytes)
          return false;
      }
  return true;
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
  bool Into = Array != nullptr;
  if (!Into)
    Array = sharedArray(Src);
  const Evidence &Want = (Into ? Src : Dst).Type;
  const Evidence &Own = (Into ? Dst : Src).Type;
  if (Array && Want.Type.isData()) {
    std::string New = spelling(Want);
    SourceRange R = elementRange(*Array);
    // One declaration for all instantiations cannot follow one of them.
    bool Template = !instantiationName(*S.Function).empty();
    bool Plain = !New.empty() && R.isValid() &&
                 instantiationsAgree(S, U.Index, Role::Source) &&
                 !(Template && (mayVary(elementType(Array->getType())) ||
                                mayVary(Want.Written))) &&
                 stridesFit(*Array, storageBytes(Own.Type.element()),
                            storageBytes(Want.Type.element()), U) &&
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
  if (!Src.Type.Type.isData() || !Dst.Type.Type.isData())
    return;
  F.Notes.push_back(
      {S.Loc,
       "if " + Dst.Type.Type.elementStr() +
           " is wanted at the destination, load the " +
           Src.Type.Type.elementStr() +
           " values into registers, convert them and store the results",
       {}});
}
