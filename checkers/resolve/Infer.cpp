//===- Infer.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Infer.h"
#include "Names.h"
#include "Tracer.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

using namespace clang;
using namespace smemlint;

namespace {

class TypeOfTrace {
public:
  TypeOfTrace(const Trace &T, TypeMap &Types) : T(T), Types(Types) {}

  Evidence infer() {
    const Root &R = T.From;
    if (R.K == Root::Unknown || R.K == Root::Neutral)
      return {};
    if (R.Made.isKnown()) {
      Best.Type = R.Made;
      Best.Loc = R.Loc;
      return Best;
    }
    // What holds a pointer says nothing of what it points to.
    size_t First = 0;
    for (size_t I = T.Steps.size(); I-- > 0 && First == 0;)
      if (T.Steps[I].K == Step::Load)
        First = I + 1;
    if (First) {
      const Step &S = T.Steps[First - 1];
      if (!S.Type.isNull())
        offer(S.Type, S.Decl, S.Loc, /*Declared=*/true);
    } else
      root();

    bool Raw = !Best.Type.isData() && !Best.Type.isCarrier();
    for (const Step &S : llvm::ArrayRef<Step>(T.Steps).drop_front(First)) {
      // A raw pool is carved piece by piece, each where the last one ends.
      if (S.K == Step::Piece && Raw)
        Best = {};
      if (Best.Type.isData())
        continue;
      if (S.K == Step::Field || S.K == Step::Piece)
        offer(S.Type, S.Decl, S.Loc, /*Declared=*/true);
      else if (S.K == Step::View || S.K == Step::BitCast)
        offer(S.Type, nullptr, S.Loc, /*Declared=*/false);
      Raw &= S.K != Step::Field || Best.Type.isRaw();
    }
    Best.Open = R.isOpen();
    return Best;
  }

private:
  /// Takes \p Q as the dtype if it says more than what is known so far. A cast
  /// to a carrier says nothing; a declaration that is one does.
  void offer(QualType Q, const ValueDecl *D, SourceLocation Loc, bool Declared,
             bool Bytes = false) {
    DType New = Bytes ? DType::raw() : Types.of(Q);
    if (!New.isKnown())
      return;
    bool First = !Best.Type.isKnown();
    // A record says nothing once one of its fields was named; raw bytes give
    // way to a declared carrier.
    bool Better = New.isData() || First || Best.Type.isRecord() ||
                  (Declared && Best.Type.isRaw() && !New.isRecord());
    if (!Better || (!Declared && !New.isData() && !First))
      return;
    Best.Type = New;
    Best.Written = elementType(Q);
    Best.Decl = D;
    Best.Loc = Loc;
  }

  /// A pool has no type of its own, unless nobody ever gives it another or
  /// counts it in bytes.
  void root() {
    const Root &R = T.From;
    bool Cast = llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::View || S.K == Step::Field ||
             (S.K == Step::Offset && S.Type->isCharType());
    });
    bool Pool = R.Decl && isDynamicShared(*R.Decl) && Cast;
    if (!R.Type.isNull())
      offer(R.Type, R.Decl, R.Loc, /*Declared=*/!Pool, /*Bytes=*/Pool);
  }

  const Trace &T;
  TypeMap &Types;
  Evidence Best;
};

} // namespace

static std::string spell(QualType Q) {
  if (Q.isNull())
    return {};
  LangOptions Options;
  Options.CPlusPlus = true;
  Options.Bool = true;
  PrintingPolicy Policy(Options);
  Policy.SuppressTagKeyword = true;
  return Q.getUnqualifiedType().getAsString(Policy);
}

Evidence smemlint::inferType(const Traces &From, TypeMap &Types) {
  Evidence All;
  bool First = true;
  for (const Trace &T : From) {
    if (T.From.K == Root::Neutral)
      continue;
    Evidence One = TypeOfTrace(T, Types).infer();
    if (First) {
      All = One;
      First = false;
      continue;
    }
    if (All.Type == One.Type)
      continue;
    // half and half2 are one format; two carriers carry.
    if (All.Type.isData() && One.Type.isData() &&
        All.Type.element() == One.Type.element())
      continue;
    return {};
  }
  All.Spelling = spell(All.Written);
  return All;
}

static Space spaceOf(const Trace &T) {
  const Root &R = T.From;
  Space S = Space::Unknown;
  const auto *V = dyn_cast_or_null<VarDecl>(R.Decl);
  if (V && R.K == Root::Variable) {
    if (R.Of == Root::Pointee) // a kernel's parameter; an integer is no pointer
      S = V->getType()->isPointerType() ? Space::Global : Space::Unknown;
    else if (V->hasAttr<CUDASharedAttr>())
      S = Space::Shared;
    else if (V->hasAttr<CUDAConstantAttr>())
      S = Space::Constant;
    else if (V->hasAttr<CUDADeviceAttr>())
      S = Space::Global;
    else if (V->hasLocalStorage() && !isa<ParmVarDecl>(V))
      S = Space::Local;
  }
  for (const Step &St : T.Steps) {
    if (St.K == Step::Load)
      S = Space::Unknown;
    else if (St.K == Step::ToRemote)
      S = Space::Cluster;
    else if (St.K == Step::ToShared && S == Space::Unknown)
      S = Space::Shared;
  }
  return S;
}

Space smemlint::inferSpace(const Traces &From) {
  if (From.empty())
    return Space::Unknown;
  Space S = spaceOf(From.front());
  for (const Trace &T : From)
    if (spaceOf(T) != S)
      return Space::Unknown;
  return S;
}

void smemlint::infer(Operand &O, Role R, TypeMap &Types) {
  if (isAddress(R)) {
    O.Type = inferType(O.From, Types);
    O.In = inferSpace(O.From);
  } else if (R == Role::Value)
    O.Type = inferType(O.From, Types);
}
