//===- SmemAsyncSize.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncSize.h"
#include "Amount.h"
#include "Counts.h"
#include "Extent.h"
#include "Pointers.h"
#include "Reached.h"
#include "SizeFix.h"
#include "SizeNotes.h"
#include "SizeText.h"
#include "judge/SiteIndex.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "resolve/Names.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

namespace {

class SmemAsyncSize : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
    for (const SitePtr &S : U.Sites) {
      if (S->Reaches || S->Kind == SiteKind::Prefetch)
        continue;
      // One mistake can have several of these symptoms: the cause comes first.
      Finding F = start(*S);
      if (!(pointer(U, *S, F) || countsElements(U, *S, F) ||
            countsOtherType(U, *S, F) || instruction(U, *S, F) ||
            zeroFill(U, *S, F) || pastEnd(U, *S, F) || pieces(U, *S, F)))
        continue;
      if (!isReached(*S, U.Ctx, U.Up))
        continue;
      F.Instantiation = instantiationName(*S->Function);
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
    if (F.FixIts.empty())
      noteCarved(U, S, *P, F);
    F.Notes.push_back(
        {P->Variable->getLocation(),
         "'" + Name + "' is declared as '" +
             P->Variable->getType().getAsString(U.Ctx.getPrintingPolicy()) +
             "' here",
         {}});
    return true;
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
      F.FixIts = promiseLess(S, *N, *A, U.Ctx);
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
    if (isCpAsync(S))
      noteAssignment(U, S, *N, F);
    else
      notePadding(U, S, *N, F);
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
    F.FixIts = fillAll(S, *N, U.Ctx);
    return true;
  }

  static bool pastEnd(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = bytes(S, U);
    if (!N)
      return false;
    for (Role R : {Role::Destination, Role::Source}) {
      // Of a copy with a zero fill, less than its size is read.
      if (R == Role::Source && S.innermost()[Role::ZeroFill].Written)
        continue;
      std::optional<Extent> E = extentOf(S[R], U.Ctx);
      if (!E || E->Offset + *N <= std::max(E->Bytes, E->Row) ||
          !standsAt(S, R, U.Ctx))
        continue;
      // A member and all that is behind it in its class: meant so. Likewise the
      // sizes of several members.
      if (E->Rest && E->Offset == 0 &&
          (*N == E->Rest || (*N < E->Rest && isSumOfSizes(S.Size))))
        continue;
      bool Writes = R == Role::Destination;
      // A library's names say nothing to the user.
      bool Own =
          !U.Ctx.getSourceManager().isInSystemHeader(E->Decl->getLocation());
      std::string Name =
          Own ? "'" + E->Decl->getNameAsString() + "'" : "the array there";
      F.Message =
          size(U, S, *N) + " at " + quoted(U, S[R], "the operand") + " ends " +
          std::to_string(E->Offset + *N - E->Bytes) +
          " bytes past the end of " + Name + " (" + std::to_string(E->Bytes) +
          " bytes" +
          (E->Offset ? ", from byte " + std::to_string(E->Offset) : "") +
          "); what lies behind it is " + (Writes ? "overwritten" : "copied");
      F.FixIts = upToEnd(S, R, *E, U.Ctx);
      if (Own)
        declared(*E, U, F);
      return true;
    }
    return false;
  }

  /// Another store of the function sends the rest: high and low words.
  static bool hasOtherPart(const Unit &U, const AsyncSite &S) {
    const AsyncSite &In = S.innermost();
    return llvm::any_of(U.Index.endingIn(In.Function), [&](const AsyncSite *O) {
      return O->Kind == SiteKind::Store &&
             (O->innermost().Node != In.Node ||
              (O->Function == S.Function && O->Node != S.Node));
    });
  }

  /// Not a whole number of elements.
  static bool pieces(const Unit &U, const AsyncSite &S, Finding &F) {
    std::optional<uint64_t> N = amount(S);
    if (!N || !*N || S.Unit != SizeUnit::Bytes)
      return false;
    const Operand &D = S[Role::Destination];
    bool Store = S.Kind == SiteKind::Store;
    Role From = Store ? Role::Value : Role::Source;
    if ((!Store && (S.Kind != SiteKind::Copy || isViewed(S[From]))) ||
        isViewed(D) || !D.Type.Type.isData() || D.Type.Type.lanes() != 1 ||
        D.Type.Type != S[From].Type.Type)
      return false;
    if (!standsHere(S, {Role::Destination, From, Role::Size}))
      return false;
    uint64_t Each = storageBytes(D.Type.Type.element());
    if (!Each || *N % Each == 0 || (Store && hasOtherPart(U, S)))
      return false;
    F.Message = size(U, S, *N) + " is not a whole number of the elements of " +
                quoted(U, D, "the destination") + " (" +
                D.Type.Type.elementStr() + ", " + std::to_string(Each) +
                " bytes); part of an element is not " +
                (Store ? "stored" : "copied");
    // Bulk copies have many elements; which of these are meant is open.
    std::optional<Extent> E = extentOf(D, U.Ctx);
    if (E && isCpAsync(S) && E->elementBytes(U.Ctx) == Each)
      F.FixIts = wholeElement(S, elementText(*E->Decl, S, U.Ctx), Each, U.Ctx);
    noteEvidence(D, U, F);
    return true;
  }
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncSize(const OptionValues &) {
  return std::make_unique<SmemAsyncSize>();
}
