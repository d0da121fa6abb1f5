//===- TracerValues.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "TracerDetail.h"
#include "model/Conversions.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;
using namespace smemlint;

Traces Tracer::value(const Expr *E) {
  Nested N(*this, E, Nested::Value);
  if (!N)
    return N.refused();
  E = strip(E);

  // A constant integer says nothing of what its bits mean: 0, -1, 0x7f800000.
  if (E->getType()->isIntegralOrEnumerationType() && !E->isValueDependent() &&
      E->isPRValue()) {
    Expr::EvalResult R;
    if (E->EvaluateAsInt(R, Ctx, Expr::SE_NoSideEffects))
      return neutral(E);
  }
  if (const auto *C = dyn_cast<CastExpr>(E))
    return valueOfCast(C);
  if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return value(C->getArg(0));
    return newValue(E);
  }
  if (const auto *L = dyn_cast<InitListExpr>(E)) {
    Traces All;
    for (const Expr *I : L->inits())
      append(All, value(I));
    return All.empty() ? unknown(E) : All;
  }
  if (E->isGLValue()) {
    Traces O = object(E);
    // Several stored values in one array: every element counts.
    if (E->getType()->isConstantArrayType())
      step(O, {Step::Element, nullptr, elementType(E->getType()), nullptr,
               E->getExprLoc()});
    return load(O, elementType(E->getType()), Want::Value);
  }
  if (const auto *C = dyn_cast<CallExpr>(E))
    return valueOfCall(C);
  if (const auto *C = dyn_cast<AbstractConditionalOperator>(E)) {
    Traces Both = value(C->getTrueExpr());
    append(Both, value(C->getFalseExpr()));
    return Both;
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma || B->getOpcode() == BO_Assign)
      return value(B->getRHS());
    if (B->getOpcode() == BO_Or || B->getOpcode() == BO_Shl ||
        B->getOpcode() == BO_Shr || B->getOpcode() == BO_And ||
        B->getOpcode() == BO_Xor)
      return combined(B);
    if (E->getType()->isIntegerType() &&
        (touchesBits(value(B->getLHS())) || touchesBits(value(B->getRHS()))))
      return unknown(E);
    return newValue(E);
  }
  if (const auto *M = dyn_cast<MemberExpr>(E)) // of a temporary
    return opaque(M, M->getType());
  return newValue(E);
}

Traces Tracer::valueOfCast(const CastExpr *C) {
  const Expr *Sub = C->getSubExpr();
  switch (C->getCastKind()) {
  case CK_LValueToRValue:
    return value(Sub);
  case CK_NoOp:
    return value(Sub);
  case CK_IntegralCast:
    // The low bits, or the same bits with zeros above.
    return value(Sub);
  case CK_LValueToRValueBitCast:
  case CK_BitCast: {
    Traces T = value(Sub);
    step(T, {Step::BitCast, nullptr, C->getType(), nullptr, C->getExprLoc()});
    return T;
  }
  case CK_LValueBitCast: {
    Traces O = object(C);
    return load(O, C->getType(), Want::Value);
  }
  case CK_ConstructorConversion: {
    // Of one class into itself by a converting constructor: a new value.
    const auto *Made = dyn_cast<CXXConstructExpr>(strip(Sub));
    return Made ? value(Made) : newValue(C);
  }
  case CK_DerivedToBase:
  case CK_UncheckedDerivedToBase:
    return value(Sub);
  default:
    return newValue(C);
  }
}

Traces Tracer::valueOfCall(const CallExpr *C) {
  CallView Call{C};
  if (!Call)
    return newValue(C);
  const FunctionDecl *F = Call.callee();
  if (std::optional<Traces> Known = throughCatalogue(Call, Want::Value))
    return *Known;
  if (F->getIdentifier()) {
    if (bitCastFunction(F->getName()) && Call.size() >= 1) {
      Traces T = value(Call.arg(0));
      step(T, {Step::BitCast, nullptr, C->getType(), nullptr, C->getExprLoc()});
      return T;
    }
    if (conversionFunction(F->getName()))
      return newValue(C);
  }
  // A conversion operator makes a value of its own type.
  if (isa<CXXConversionDecl>(F))
    return newValue(C);
  // A helper that packs or reinterprets: only integers hide what they hold.
  DType D = Types.of(C->getType());
  if (!D.isCarrier() && !(D.isData() && isInteger(D.element())))
    return newValue(C);
  Traces Out = F->hasBody() ? throughReturns(Call, Want::Value) : newValue(C);
  // __shfl_sync, __ldg and the like hand bits on, where no way through them is
  // known.
  if (handsOnBits(Call))
    for (Trace &T : Out)
      if (T.Steps.empty() &&
          (T.From.K == Root::Value || T.From.K == Root::Opaque))
        T = unknown(C)[0];
  return Out;
}

bool Tracer::handsOnBits(const CallView &Call) {
  for (unsigned I = 0; I < Call.size(); ++I) {
    const Expr *A = Call.arg(I);
    if (A->getType()->isIntegerType()   ? touchesBits(value(A))
        : A->getType()->isPointerType() ? touchesBits(pointee(A))
                                        : false)
      return true;
  }
  return false;
}

bool Tracer::touchesBits(const Traces &Of) {
  return llvm::any_of(Of, [&](const Trace &T) {
    if (T.From.K == Root::Unknown)
      return true;
    return llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::BitCast || S.K == Step::View;
    });
  });
}

/// lo | hi << 16: the bits of both, where both have an origin.
Traces Tracer::combined(const BinaryOperator *B) {
  bool Shift = B->getOpcode() == BO_Shl || B->getOpcode() == BO_Shr;
  Traces All = value(B->getLHS());
  if (!Shift) {
    Traces Right = value(B->getRHS());
    // A mask chooses bits and has none of its own.
    bool Mask = isa<IntegerLiteral>(strip(B->getRHS()->IgnoreParenImpCasts()));
    if (!(Mask && B->getOpcode() == BO_And))
      append(All, Right);
  }
  bool Bits = llvm::all_of(All, [](const Trace &T) {
    return llvm::any_of(T.Steps,
                        [](const Step &S) { return S.K == Step::BitCast; }) ||
           T.From.isOpen();
  });
  if (!Bits || All.empty())
    return touchesBits(All) ? unknown(B) : newValue(B);
  step(All, {Step::Pack, nullptr, B->getType(), nullptr, B->getOperatorLoc()});
  return All;
}
