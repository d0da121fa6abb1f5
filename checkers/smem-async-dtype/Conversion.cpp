//===- Conversion.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "clang/AST/Expr.h"

using namespace clang;
using namespace smemlint;

std::optional<SilentConversion> smemlint::silentConversion(const Trace &T,
                                                           TypeMap &Types) {
  if (T.From.K != Root::Value)
    return std::nullopt;
  const auto *C = dyn_cast_or_null<ImplicitCastExpr>(T.From.Origin);
  if (!C || (C->getCastKind() != CK_FloatingToIntegral &&
             C->getCastKind() != CK_UserDefinedConversion))
    return std::nullopt;
  // An explicit cast wraps implicit ones that are part of it.
  if (C->isPartOfExplicitCast())
    return std::nullopt;
  const Expr *Before = C->getSubExprAsWritten();
  DType From = Types.of(Before->getType());
  DType To = Types.of(C->getType());
  if (!From.isData() || !isFloating(From.element()) || From.lanes() != 1)
    return std::nullopt;
  if (!To.isKnown() || !isInteger(To.element()))
    return std::nullopt;
  return SilentConversion{Before, From.element(), To, C->getType()};
}
