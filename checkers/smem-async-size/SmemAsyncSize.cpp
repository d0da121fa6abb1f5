//===- SmemAsyncSize.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncSize.h"
#include "Amount.h"
#include "Extent.h"
#include "Pointers.h"
#include "Reached.h"
#include "SizeText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "resolve/Names.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;

namespace {

constexpr Role Sides[] = {Role::Destination, Role::Source};

class SmemAsyncSize : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
    for (const SitePtr &S : U.Sites) {
      if (S->Reaches || S->Kind == SiteKind::Prefetch)
        continue;
      // One mistake can have several of these symptoms: the cause comes first.
      Finding F = start(*S);
      if (!(pointer(U, *S, F) || elements(U, *S, F) || wrongType(U, *S, F) ||
            instruction(U, *S, F) || zeroFill(U, *S, F) || pastEnd(U, *S, F) ||
            pieces(U, *S, F)))
        continue;
      if (!isReached(*S, U.Ctx))
        continue;
      if (const Expr *E = (*S)[Role::Size].Written)
        F.Ranges.push_back(CharSourceRange::getTokenRange(E->getSourceRange()));
      noteTrail(*S, U, F);
      Out(std::move(F));
    }
  }

private:
  static Finding start(const AsyncSite &S) {
    Finding F;
    F.Check = "smem-async-size";
    F.Loc = S.Loc;
    F.Instantiation = instantiationName(*S.Function);
    return F;
  }

  static bool pointer(const Unit &U, const AsyncSite &S, Finding &F) {
    if (!standsHere(S, {Role::Size}))
      return false;
    std::optional<SizeOfPointer> P = sizeOfPointer(S, U.Ctx);
    if (!P)
      return false;
    std::string Name = P->Variable->getNameAsString();
    uint64_t Each =
        U.Ctx.getTypeSizeInChars(P->Variable->getType()).getQuantity();
    F.Message = "'sizeof(" + Name +
                ")' in the size is the size of a pointer (" +
                std::to_string(Each) + " bytes), not of the data that '" +
                Name + "' points to";
    F.FixIts = otherSizeof(*P->SizeOf, P->Instead, U.Ctx);
    F.Notes.push_back(
        {P->Variable->getLocation(),
         "'" + Name + "' is declared as '" +
             P->Variable->getType().getAsString(U.Ctx.getPrintingPolicy()) +
             "' here",
         {}});
    return true;
  }

  static bool elements(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = amount(S);
    if (!N || isCpAsync(S) || !S[Role::Size].Written)
      return false;
    for (Role R : Sides) {
      if (!standsHere(S, {R, Role::Size}))
        continue;
      std::optional<Extent> E = extentOf(S[R], U.Ctx);
      uint64_t Each = E ? E->elementBytes(U.Ctx) : 0;
      if (Each < 2 || E->Viewed)
        continue;
      std::string Element = E->element().getUnqualifiedType().getAsString(
          U.Ctx.getPrintingPolicy());
      std::string Name = quoted(U, S[R], "the array");
      if (S.Unit == SizeUnit::Elements) {
        if (!S.Size.AnySizeOf || *N != E->Bytes || E->Offset)
          continue;
        F.Message = size(U, S, *N) + " is that of " + Name +
                    ", but elements are counted here; " +
                    std::to_string(*N * Each) +
                    " bytes will be copied to or "
                    "from an array of " +
                    std::to_string(E->Bytes);
        declared(*E, U, F);
        return true;
      }
      if (S.Size.AnySizeOf)
        continue;
      bool Whole = E->Exact && E->Offset == 0;
      bool All = Whole && *N == E->Bytes / Each;
      unsigned From = All ? 0 : E->Indices;
      if (!All && (*N != E->count(U.Ctx) || (E->Indices == 0 && !Whole)))
        continue;
      SameBound B = isBound(S.Size, *E->Decl, From, U.Ctx);
      // Plain numbers can be equal by chance.
      constexpr uint64_t Many = 32;
      if (B == SameBound::No || (B == SameBound::Number && (!All || *N < Many)))
        continue;
      F.Message = "the size " + quoted(U, S[Role::Size], "") +
                  " is the number of elements of " + Name + " ('" + Element +
                  "', " + std::to_string(Each) +
                  " bytes each), but bytes are counted here; only " +
                  std::to_string(*N / Each) + " of " + std::to_string(*N) +
                  " elements are copied";
      F.FixIts =
          timesSizeof(S[Role::Size], elementText(*E->Decl, U.Ctx), U.Ctx);
      declared(*E, U, F);
      return true;
    }
    return false;
  }

  static bool wrongType(const Unit &U, const AsyncSite &S, Finding &F) {
    const UnaryExprOrTypeTraitExpr *Of = sizeofIn(S.Size);
    std::optional<uint64_t> N = amount(S);
    if (!Of || !N || S.Unit != SizeUnit::Bytes || S.Size.Factors.size() < 2)
      return false;
    QualType T = Of->getTypeOfArgument();
    if (T->isDependentType() || T->isIncompleteType() || T->isArrayType())
      return false;
    uint64_t Own =
        U.Ctx.getTypeSizeInChars(T.getNonReferenceType()).getQuantity();
    for (Role R : Sides) {
      if (!standsHere(S, {R, Role::Size}))
        continue;
      std::optional<Extent> E = extentOf(S[R], U.Ctx);
      uint64_t Each = E ? E->elementBytes(U.Ctx) : 0;
      if (!Each || !Own || Own == Each || E->Viewed || *N % Own)
        continue;
      uint64_t Count = *N / Own;
      bool Whole = E->Exact && E->Offset == 0;
      bool All = Whole && Count == E->Bytes / Each;
      if (!All && (Count != E->count(U.Ctx) || E->Indices == 0))
        continue;
      SameBound B = isBound(S.Size, *E->Decl, All ? 0 : E->Indices, U.Ctx);
      // Too much runs over the end, and bytes hold whatever they hold; too
      // little is wrong only where both sides agree on the element.
      bool Over = E->Offset + *N > E->Bytes;
      if (Own > Each ? !(Over ? Each > 1 || B == SameBound::Named
                              : B == SameBound::Named && !E->Exact &&
                                    isScalar(U.Types.of(T)))
                     : B != SameBound::Named || !agree(S))
        continue;
      std::string Element = E->element().getUnqualifiedType().getAsString(
          U.Ctx.getPrintingPolicy());
      F.Message = size(U, S, *N) + " counts " + std::to_string(Count) +
                  " elements of '" + T.getAsString(U.Ctx.getPrintingPolicy()) +
                  "' (" + std::to_string(Own) +
                  " bytes), but the elements of " +
                  quoted(U, S[R], "the array") + " are '" + Element + "' (" +
                  std::to_string(Each) + " bytes); " +
                  (Own > Each ? "the copy runs over the end of the array"
                              : "part of the array is not copied");
      F.FixIts = otherSizeof(*Of, elementText(*E->Decl, U.Ctx), U.Ctx);
      declared(*E, U, F);
      return true;
    }
    return false;
  }

  static bool isScalar(const DType &D) { return D.isData() && D.lanes() == 1; }

  /// Both sides hold data of one dtype.
  static bool agree(const AsyncSite &S) {
    const DType &D = S[Role::Destination].Type.Type;
    const DType &From = S[Role::Source].Type.Type;
    return D.isData() && D == From;
  }

  static bool instruction(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = amount(S);
    if (!N || S.Unit != SizeUnit::Bytes || !standsHere(S, {Role::Size}))
      return false;
    // What an asm statement says by itself is smem-async-ptx's.
    if (!S.Callee || !S[Role::Size].Written)
      return false;
    std::string Has;
    if (std::optional<uint64_t> A = promised(S); A && *A && *N % *A) {
      F.Message = size(U, S, *N) + " into " +
                  quoted(U, S[Role::Destination], "the destination") +
                  " is not a multiple of the " + std::to_string(*A) +
                  " bytes that its aligned_size_t promises";
      return true;
    }
    if (isCpAsync(S)) {
      bool Only16 = S.Granule == 16;
      if (*N == 16 || (!Only16 && (*N == 4 || *N == 8)))
        return false;
      Has = Only16 ? "16 bytes" : "4, 8 or 16 bytes";
    } else {
      if (S.Granule < 2 || *N % S.Granule == 0)
        return false;
      Has = "multiples of " + std::to_string(S.Granule) + " bytes";
    }
    F.Message = size(U, S, *N) + " into " +
                quoted(U, S[Role::Destination], "the destination") +
                " is none that '" + S.Op + "' has; it moves " + Has;
    return true;
  }

  static bool zeroFill(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = amount(S);
    if (!N)
      N = S.Bytes;
    if (!N || !S.ZeroFilled.Value || *S.ZeroFilled.Value <= *N ||
        !standsHere(S, {Role::Size, Role::ZeroFill}))
      return false;
    F.Message = quoted(U, S[Role::ZeroFill], "the number of valid bytes") +
                " (" + std::to_string(*S.ZeroFilled.Value) +
                ") is more than the " + std::to_string(*N) +
                " bytes that are copied to " +
                quoted(U, S[Role::Destination], "the destination") +
                "; a zero fill covers part of a copy";
    return true;
  }

  static bool pastEnd(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = bytes(S, U);
    if (!N)
      return false;
    for (Role R : Sides) {
      // Of a copy with a zero fill, less than its size is read.
      if (R == Role::Source && S.innermost()[Role::ZeroFill].Written)
        continue;
      if (!standsHere(S, {R, Role::Size}))
        continue;
      std::optional<Extent> E = extentOf(S[R], U.Ctx);
      if (!E || E->Offset + *N <= E->Bytes)
        continue;
      // A member and all that is behind it in its class: meant so.
      if (E->Rest && E->Offset == 0 && *N == E->Rest)
        continue;
      bool Writes = R == Role::Destination;
      std::string Name = E->Decl->getNameAsString();
      F.Message =
          size(U, S, *N) + " at " + quoted(U, S[R], "the operand") + " ends " +
          std::to_string(E->Offset + *N - E->Bytes) +
          " bytes past the end of '" + Name + "' (" + std::to_string(E->Bytes) +
          " bytes" +
          (E->Offset ? ", from byte " + std::to_string(E->Offset) : "") +
          "); what lies behind it is " + (Writes ? "overwritten" : "copied");
      declared(*E, U, F);
      return true;
    }
    return false;
  }

  /// Not a whole number of elements.
  static bool pieces(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = amount(S);
    if (!N || !*N || S.Unit != SizeUnit::Bytes || S.Kind != SiteKind::Copy ||
        isViewed(S[Role::Destination]) || isViewed(S[Role::Source]))
      return false;
    if (!standsHere(S, {Role::Destination, Role::Source, Role::Size}) ||
        !agree(S))
      return false;
    const Operand &D = S[Role::Destination];
    if (!isScalar(D.Type.Type))
      return false;
    uint64_t Each = storageBytes(D.Type.Type.element());
    if (!Each || *N % Each == 0)
      return false;
    F.Message = size(U, S, *N) + " is not a whole number of the elements of " +
                quoted(U, D, "the destination") + " (" +
                D.Type.Type.elementStr() + ", " + std::to_string(Each) +
                " bytes); part of an element is not copied";
    noteEvidence(D, U, F);
    return true;
  }
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncSize(const OptionValues &) {
  return std::make_unique<SmemAsyncSize>();
}
