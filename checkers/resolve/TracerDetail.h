//===- TracerDetail.h - Shared by the files of Tracer -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_TRACERDETAIL_H
#define SMEMLINT_RESOLVE_TRACERDETAIL_H

#include "Tracer.h"

namespace smemlint {

/// NVPTX's address space of shared memory, where code spells it out.
inline bool isSharedSpace(clang::LangAS AS) {
  return AS == clang::getLangASFromTargetAS(3) ||
         AS == clang::LangAS::cuda_shared;
}

/// More definitions than this are not followed: the operand is unknown.
constexpr unsigned MaxTraces = 8;
constexpr unsigned MaxDefinitions = 256; ///< of one variable
constexpr unsigned MaxSteps = 64;
constexpr unsigned MaxDepth = 96;

inline Traces neutral(const clang::Expr *E) {
  Root R;
  R.K = Root::Neutral;
  R.Origin = E;
  R.Loc = E->getExprLoc();
  return {Trace{R, {}}};
}

/// Without what changes neither the value nor the object.
inline const clang::Expr *strip(const clang::Expr *E) {
  while (true) {
    const clang::Expr *Old = E;
    E = E->IgnoreParens();
    if (const auto *F = llvm::dyn_cast<clang::FullExpr>(E))
      E = F->getSubExpr();
    else if (const auto *M = llvm::dyn_cast<clang::MaterializeTemporaryExpr>(E))
      E = M->getSubExpr();
    else if (const auto *B = llvm::dyn_cast<clang::CXXBindTemporaryExpr>(E))
      E = B->getSubExpr();
    else if (const auto *S =
                 llvm::dyn_cast<clang::SubstNonTypeTemplateParmExpr>(E))
      E = S->getReplacement();
    else if (const auto *D = llvm::dyn_cast<clang::CXXDefaultArgExpr>(E))
      E = D->getExpr();
    else if (const auto *I = llvm::dyn_cast<clang::CXXDefaultInitExpr>(E))
      E = I->getExpr();
    else if (const auto *O = llvm::dyn_cast<clang::OpaqueValueExpr>(E);
             O && O->getSourceExpr())
      E = O->getSourceExpr();
    if (E == Old)
      return E;
  }
}

/// Entering an expression again while it is being answered adds nothing: the
/// definitions on the cycle are found by the others.
struct Tracer::Nested {
  enum Question : uint8_t { Pointee, Object, Value };
  Nested(Tracer &T, const void *Of, Question Q)
      : T(T), Key(static_cast<const char *>(Of) + Q),
        Entered(T.Active.insert(Key).second), Deep(++T.Depth > MaxDepth) {}
  ~Nested() {
    --T.Depth;
    if (Entered)
      T.Active.erase(Key);
  }
  explicit operator bool() const { return Entered && !Deep; }
  Traces refused() const { return Deep ? T.unknown() : Traces(); }

  Tracer &T;
  const void *Key;
  bool Entered, Deep;
};

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_TRACERDETAIL_H
