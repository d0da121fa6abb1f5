//===- Alignment.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Alignment.h"
#include "IndexValue.h"
#include "resolve/Tracer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecordLayout.h"
#include <numeric>

using namespace clang;
using namespace smemlint;

static std::optional<int64_t> sizeOf(QualType T, const ASTContext &Ctx) {
  if (T.isNull() || T->isVoidType())
    return 1;
  if (T->isIncompleteType() || T->isDependentType())
    return std::nullopt;
  return Ctx.getTypeSizeInChars(T).getQuantity();
}

/// Bytes that \p V is a multiple of; 0 for nothing.
static uint64_t multiple(IndexValue V) {
  return std::gcd(static_cast<uint64_t>(std::abs(V.Known)), V.Open);
}

namespace {

/// What is added to a variable's address in one thread.
struct Distance {
  IndexValue All = {0, 0};
  IndexValue After = {0, 0}; // behind the last member
  const ValueDecl *Last = nullptr;
  bool Viewed = false; // before that member
};

} // namespace

static std::optional<Distance> distance(const Trace &T, IndexReader &Read,
                                        const ASTContext &Ctx,
                                        const Change &With) {
  Distance D;
  bool Viewed = false;
  for (const Step &S : T.Steps) {
    switch (S.K) {
    case Step::Field: {
      const auto *F = dyn_cast_or_null<FieldDecl>(S.Decl);
      if (!F || F->getParent()->isInvalidDecl() ||
          F->getParent()->isDependentType())
        return std::nullopt;
      int64_t At = Ctx.getASTRecordLayout(F->getParent())
                       .getFieldOffset(F->getFieldIndex()) /
                   Ctx.getCharWidth();
      D.All = D.All + IndexValue{At, 0};
      D.After = {0, 0};
      D.Last = F;
      D.Viewed = Viewed;
      break;
    }
    case Step::Element:
    case Step::Offset: {
      std::optional<int64_t> Size = sizeOf(S.Type, Ctx);
      if (!S.Amount || !Size)
        return std::nullopt;
      IndexValue Index = Read.read(S.Amount);
      if (&S == With.At) {
        Index = With.Amount ? IndexValue{*With.Amount, 0}
                            : Index * IndexValue{With.Times, 0};
        Size = With.Size.value_or(*Size);
      }
      IndexValue By = Index * IndexValue{*Size, 0};
      D.All = S.Minus ? D.All - By : D.All + By;
      D.After = S.Minus ? D.After - By : D.After + By;
      break;
    }
    case Step::View:
    case Step::Piece:
      Viewed = true;
      break;
    case Step::Load:
      return std::nullopt;
    default:
      break;
    }
  }
  return D;
}

/// A few threads and turns show what an index does.
static llvm::SmallVector<Thread, 40> threads() {
  llvm::SmallVector<Thread, 40> Out;
  for (int64_t X = 0; X < 32; ++X)
    Out.push_back({{X, 0, 0}, 0});
  Out.push_back({{0, 1, 0}, 0});
  Out.push_back({{0, 0, 1}, 0});
  Out.push_back({{0, 0, 0}, 1});
  return Out;
}

/// Some thread has an offset that does not fit, whether it gets there or not.
bool Alignments::mayFallShort(uint64_t Need, const Trace &T,
                              const Change &With) {
  return llvm::any_of(threads(), [&](const Thread &In) {
    IndexReader Read(U.Ctx, U.Defs, U.Up, Known, In);
    std::optional<Distance> D = distance(T, Read, U.Ctx, With);
    return !D ||
           D->All.Known % static_cast<int64_t>(std::gcd(D->All.Open, Need)) !=
               0;
  });
}

std::optional<Guarantee> Alignments::shortOf(uint64_t Need, const Trace &T,
                                             const AsyncSite &S,
                                             const Change &With) {
  const auto *V = dyn_cast_or_null<VarDecl>(T.From.Decl);
  if (!V || T.From.K != Root::Variable || T.From.Of != Root::Object ||
      isa<ParmVarDecl>(V) || V->getType()->isReferenceType() ||
      V->getType()->isDependentType())
    return std::nullopt;
  if (!V->hasAttr<CUDASharedAttr>() && !V->hasAttr<CUDADeviceAttr>())
    return std::nullopt;
  ASTContext &Ctx = U.Ctx;
  Guarantee G;
  G.Declared = Ctx.getDeclAlign(V).getQuantity();
  // CUDA Programming Guide: dynamic shared memory starts at a multiple of 16.
  if (isDynamicShared(*V))
    G.Declared = std::max<uint64_t>(G.Declared, 16);
  if (With.Aligned)
    G.Declared = std::max(G.Declared, Need);
  G.Bytes = G.Declared;
  G.After = 0;
  G.Decl = V;
  if (G.Declared % Need == 0 && !mayFallShort(Need, T, With))
    return std::nullopt;
  bool All = true;
  uint64_t Wrong = 0, Sure = 0, Bit = 1;
  for (const Thread &In : threads()) {
    uint64_t This = Bit;
    Bit <<= 1;
    IndexReader Read(Ctx, U.Defs, U.Up, Known, In);
    std::optional<Distance> D = distance(T, Read, Ctx, With);
    if (!D)
      return std::nullopt;
    if (D->Last) {
      G.Decl = D->Last;
      G.Viewed = D->Viewed;
    }
    auto Gets = IndexReader::Reach::Yes;
    for (const AsyncSite *I = &S; I; I = I->Inner.get())
      if (I->Node)
        Gets = std::min(Gets, Read.reach(*I->Node, *I->Function));
    if (Gets == IndexReader::Reach::No)
      continue;
    // Only what is sure to be wrong: the open part can make up for the rest.
    uint64_t Seen = std::gcd(D->All.Open, Need);
    bool Fits = D->All.Known % static_cast<int64_t>(Seen) == 0;
    All &= !Fits || In.Turn || In.Index[1] || In.Index[2];
    if (Fits)
      continue;
    Wrong |= This;
    Sure |= Gets == IndexReader::Reach::Yes ? This : 0;
    G.Bytes = std::gcd(G.Bytes, multiple(D->All));
    G.After = std::gcd(G.After, multiple(D->After));
  }
  // Who gets there where that is not known does not matter if all are wrong.
  G.Threads = G.Declared % Need != 0 ? ~uint64_t(0) : All ? Wrong : Sure;
  return G.Threads ? std::optional<Guarantee>(G) : std::nullopt;
}
