//===- Address.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Address.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"

using namespace clang;
using namespace smemlint;

std::optional<Address> smemlint::addressOf(const Trace &T,
                                           const ASTContext &Ctx) {
  if (T.From.K != Root::Variable || T.From.Of != Root::Object || !T.From.Decl)
    return std::nullopt;
  Address A;
  A.Variable = T.From.Decl;
  for (const Step &S : T.Steps) {
    switch (S.K) {
    case Step::Field: {
      const auto *F = dyn_cast_or_null<FieldDecl>(S.Decl);
      if (!F || F->getParent()->isInvalidDecl() ||
          F->getParent()->isDependentType())
        return std::nullopt;
      A.InUnion |= F->getParent()->isUnion();
      A.Bytes +=
          Ctx.toCharUnitsFromBits(Ctx.getASTRecordLayout(F->getParent())
                                      .getFieldOffset(F->getFieldIndex()))
              .getQuantity();
      break;
    }
    case Step::Element:
    case Step::Offset: {
      if (!S.Amount || S.Amount->isValueDependent() || S.Type.isNull() ||
          S.Type->isIncompleteType() || S.Type->isDependentType())
        return std::nullopt;
      int64_t Size = Ctx.getTypeSizeInChars(S.Type).getQuantity();
      if (S.Minus)
        Size = -Size;
      Expr::EvalResult R;
      if (S.Amount->EvaluateAsInt(R, Ctx)) {
        int64_t N = R.Val.getInt().getExtValue();
        if (N > (1 << 30) || N < -(1 << 30))
          return std::nullopt;
        A.Bytes += N * Size;
      } else {
        llvm::FoldingSetNodeID Id;
        S.Amount->IgnoreParenImpCasts()->Profile(Id, Ctx, /*Canonical=*/true);
        A.Terms.push_back({Id, Size});
      }
      break;
    }
    case Step::View:
    case Step::Piece:
    case Step::ToShared:
    case Step::ToRemote:
      break;
    default:
      return std::nullopt;
    }
  }
  return A;
}
