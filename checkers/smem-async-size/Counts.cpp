//===- Counts.cpp - --------------------------------------------- -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Counts.h"
#include "Amount.h"
#include "SizeFix.h"
#include "SizeText.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;

/// What is compared with the size.
struct Side {
  Role R;
  Extent E;
  uint64_t Each; ///< bytes of an element
  bool Whole;    ///< the operand is the start of the array
};

/// The sides whose array is known, and where the finding belongs.
static llvm::SmallVector<Side, 2> sides(const Unit &U, const AsyncSite &S) {
  llvm::SmallVector<Side, 2> Out;
  for (Role R : {Role::Destination, Role::Source}) {
    std::optional<Extent> E = extentOf(S[R], U.Ctx);
    if (!E || E->Viewed || !standsAt(S, R, U.Ctx))
      continue;
    uint64_t Each = E->elementBytes(U.Ctx);
    Out.push_back({R, *E, Each, E->Exact && E->Offset == 0});
  }
  return Out;
}

static std::string typeName(QualType T, const ASTContext &Ctx) {
  return T.getUnqualifiedType().getAsString(Ctx.getPrintingPolicy());
}

/// The overload that counts elements is given bytes.
static bool bytesForElements(const Unit &U, const AsyncSite &S, const Side &At,
                             Finding &F) {
  std::optional<uint64_t> N = amount(S);
  const Extent &E = At.E;
  uint64_t Row = E.count(E.Indices, U.Ctx) * At.Each;
  bool Is = N && ((*N == E.Bytes && At.Whole) || (*N == Row && E.Indices));
  if (!Is || !S.Size.AnySizeOf || Row <= At.Each)
    return false;
  F.Message =
      size(U, S, *N) + " is that of " + quoted(U, S[At.R], "the array") +
      ", but elements are counted here; " + std::to_string(*N * At.Each) +
      " bytes will be copied to or from an array of " + std::to_string(*N);
  F.FixIts = countElements(S, elementText(*E.Decl, S, U.Ctx), U.Ctx);
  declared(E, U, F);
  return true;
}

/// `&t[s][0]` stands for the row `t[s]` too.
static SameBound isCount(const AsyncSite &S, const Side &At, uint64_t N,
                         const ASTContext &Ctx) {
  const Extent &E = At.E;
  if (At.Whole && N == E.Bytes / At.Each)
    return isBound(S.Size, *E.Decl, 0, Ctx);
  for (unsigned Zeros = 0; Zeros <= E.Zeros; ++Zeros) {
    unsigned From = E.Indices - Zeros;
    if ((From == 0 && !At.Whole) || N != E.count(From, Ctx))
      continue;
    // Plain numbers can be equal by chance.
    if (isBound(S.Size, *E.Decl, From, Ctx) == SameBound::Named)
      return SameBound::Named;
  }
  return SameBound::No;
}

/// `min(n, kN)`: so many elements at most.
static bool isClamped(const AsyncSite &S, const Side &At,
                      const ASTContext &Ctx) {
  const Extent &E = At.E;
  for (unsigned Zeros = 0; Zeros <= E.Zeros; ++Zeros) {
    unsigned From = E.Indices - Zeros;
    if ((From != 0 || At.Whole) && isAtMostBound(S.Size, *E.Decl, From, Ctx))
      return true;
  }
  return false;
}

bool smemlint::countsElements(const Unit &U, const AsyncSite &S, Finding &F) {
  std::optional<uint64_t> N = amount(S);
  if (isCpAsync(S) || !S[Role::Size].Written)
    return false;
  for (const Side &At : sides(U, S)) {
    if (At.Each < 2)
      continue;
    if (S.Unit == SizeUnit::Elements) {
      if (bytesForElements(U, S, At, F))
        return true;
      continue;
    }
    if (S.Size.AnySizeOf)
      continue;
    constexpr uint64_t Many = 32;
    std::string Most;
    if (N) {
      SameBound B = isCount(S, At, *N, U.Ctx);
      if (B == SameBound::No || (B == SameBound::Number && *N < Many))
        continue;
    } else {
      if (!isClamped(S, At, U.Ctx))
        continue;
      Most = "at most ";
    }
    F.Message = "the size " + quoted(U, S[Role::Size], "") + " is " + Most +
                "the number of elements of " + quoted(U, S[At.R], "the array") +
                " ('" + typeName(At.E.element(), U.Ctx) + "', " +
                std::to_string(At.Each) +
                " bytes each), but bytes are counted here; only " +
                (N ? std::to_string(*N / At.Each) + " of " +
                         std::to_string(*N) + " elements are copied"
                   : "one in " + std::to_string(At.Each) + " is copied");
    F.FixIts =
        timesSizeof(S[Role::Size], elementText(*At.E.Decl, S, U.Ctx), U.Ctx);
    declared(At.E, U, F);
    return true;
  }
  return false;
}

static bool isScalar(const DType &D) { return D.isData() && D.lanes() == 1; }

bool smemlint::sidesAgree(const AsyncSite &S) {
  const DType &D = S[Role::Destination].Type.Type;
  const DType &From = S[Role::Source].Type.Type;
  return D.isData() && D == From;
}

bool smemlint::countsOtherType(const Unit &U, const AsyncSite &S, Finding &F) {
  const UnaryExprOrTypeTraitExpr *Of = sizeofIn(S.Size);
  std::optional<uint64_t> N = amount(S);
  if (!Of || !N || S.Unit != SizeUnit::Bytes || S.Size.Factors.size() < 2)
    return false;
  QualType T = Of->getTypeOfArgument();
  if (T->isDependentType() || T->isIncompleteType() || T->isArrayType())
    return false;
  uint64_t Own =
      U.Ctx.getTypeSizeInChars(T.getNonReferenceType()).getQuantity();
  for (const Side &At : sides(U, S)) {
    const Extent &E = At.E;
    if (!At.Each || !Own || Own == At.Each || *N % Own)
      continue;
    uint64_t Count = *N / Own;
    bool All = At.Whole && Count == E.Bytes / At.Each;
    if (!All && (Count != E.count(E.Indices, U.Ctx) || E.Indices == 0))
      continue;
    SameBound B = isBound(S.Size, *E.Decl, All ? 0 : E.Indices, U.Ctx);
    // Too much runs over the end, and bytes hold whatever they hold; too
    // little is wrong only where both sides agree on the element.
    bool Over = E.Offset + *N > E.Bytes;
    if (Own > At.Each ? !(Over ? At.Each > 1 || B == SameBound::Named
                               : B == SameBound::Named && !E.Exact &&
                                     isScalar(U.Types.of(T)))
                      : B != SameBound::Named || !sidesAgree(S))
      continue;
    F.Message = size(U, S, *N) + " counts " + std::to_string(Count) +
                " elements of '" + T.getAsString(U.Ctx.getPrintingPolicy()) +
                "' (" + std::to_string(Own) + " bytes), but the elements of " +
                quoted(U, S[At.R], "the array") + " are '" +
                typeName(E.element(), U.Ctx) + "' (" + std::to_string(At.Each) +
                " bytes); " +
                (Own > At.Each ? "the copy runs over the end of the array"
                               : "part of the array is not copied");
    F.FixIts = otherSizeof(*Of, elementText(*E.Decl, S, U.Ctx), U.Ctx);
    declared(E, U, F);
    return true;
  }
  return false;
}
