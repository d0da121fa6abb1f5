//===- Tracer.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tracer.h"
#include "Names.h"
#include "TracerDetail.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

bool smemlint::isKernelParameter(const ParmVarDecl &P) {
  const auto *F = dyn_cast<FunctionDecl>(P.getDeclContext());
  return F && F->hasAttr<CUDAGlobalAttr>();
}

bool smemlint::isDynamicShared(const ValueDecl &D) {
  const auto *V = dyn_cast<VarDecl>(&D);
  return V && V->hasAttr<CUDASharedAttr>() && V->hasExternalStorage();
}

Traces Tracer::unknown(const Expr *E) {
  Root R;
  R.Origin = E;
  if (E)
    R.Loc = E->getExprLoc();
  return {Trace{R, {}}};
}

Traces Tracer::opaque(const Expr *E, QualType T) {
  Root R;
  R.K = Root::Opaque;
  R.Origin = E;
  R.Type = T;
  if (E)
    R.Loc = E->getExprLoc();
  return {Trace{R, {}}};
}

Traces Tracer::newValue(const Expr *E) {
  Root R;
  R.K = Root::Value;
  R.Origin = E;
  R.Type = E->getType();
  R.Loc = E->getExprLoc();
  return {Trace{R, {}}};
}

Traces Tracer::parameter(const ParmVarDecl &P, Root::Use Use, QualType T) {
  Root R;
  R.K = isKernelParameter(P) ? Root::Variable : Root::Parameter;
  R.Of = Use;
  R.Decl = &P;
  R.Type = T;
  R.Loc = P.getLocation();
  return {Trace{R, {}}};
}

void Tracer::step(Traces &To, Step S) {
  for (Trace &T : To)
    if (T.Steps.size() < MaxSteps)
      T.Steps.push_back(S);
}

/// One trace for two that differ in how far they go: that is not known then.
static void merge(Trace &Old, const Trace &New) {
  for (size_t I = 0; I < Old.Steps.size(); ++I)
    if (Old.Steps[I].Amount != New.Steps[I].Amount ||
        Old.Steps[I].Minus != New.Steps[I].Minus)
      Old.Steps[I].Amount = nullptr;
}

void Tracer::append(Traces &To, Traces From) {
  for (Trace &T : From) {
    auto *Old = llvm::find_if(
        To, [&](const Trace &O) { return sameSteps(O, T, StepDetail::Kinds); });
    if (Old != To.end()) {
      merge(*Old, T);
      continue;
    }
    if (To.size() >= MaxTraces) {
      To = unknown();
      return;
    }
    To.push_back(std::move(T));
  }
}

void Tracer::view(Traces &To, const CastExpr *C) {
  // A library looks at bytes as it likes; that says nothing of the user's data.
  if (Ctx.getSourceManager().isInSystemHeader(C->getExprLoc()))
    return;
  QualType From = C->getSubExpr()->getType();
  QualType Target = C->getType();
  if (C->isGLValue()) { // reinterpret_cast<T &>(x)
    step(To, {Step::View, nullptr, Target, nullptr, C->getExprLoc()});
    return;
  }
  if (!Target->isPointerType())
    return;
  QualType New = elementType(Target->getPointeeType());
  if (New->isVoidType())
    return;
  if (From->isPointerType()) {
    QualType Old = elementType(From->getPointeeType());
    if (Ctx.hasSameUnqualifiedType(Old, New)) {
      // Onto a pool, even its own type is a claim: the first piece is that.
      for (Trace &T : To)
        if (T.From.Decl && isDynamicShared(*T.From.Decl) &&
            T.Steps.size() < MaxSteps)
          T.Steps.push_back({Step::View, nullptr, Target->getPointeeType(),
                             nullptr, C->getExprLoc()});
      return;
    }
    // From void * to bytes nothing is said, and nothing forgotten.
    if (Old->isVoidType() && Types.of(New).isRaw())
      return;
  }
  step(To, {Step::View, nullptr, Target->getPointeeType(), nullptr,
            C->getExprLoc()});
}

Traces Tracer::address(const Expr *E) {
  QualType T = E->getType();
  // Bound to a reference: the object itself, whatever it holds.
  if (E->isGLValue() && !T->isPointerType() && !Types.isPointerLike(T))
    return object(E);
  if (T->isPointerType() || T->isIntegralOrEnumerationType() ||
      T->isNullPtrType() || (T->isArrayType() && E->isPRValue()))
    return pointee(E);
  if (Types.isPointerLike(T))
    return pointeeOfClass(E);
  // A class by value: what it was made from.
  return object(E);
}

/// Where the pointer inside an object of a pointer-like class points: to what
/// the constructor was given, else to elements of the declared type.
Traces Tracer::pointeeOfClass(const Expr *E) {
  Traces All;
  for (const Trace &O : object(E)) {
    SmallVector<const Expr *, 2> Made;
    if (O.From.K == Root::Value && O.Steps.empty() && O.From.Origin)
      Made.push_back(O.From.Origin);
    else if (const auto *V = dyn_cast_or_null<VarDecl>(O.From.Decl);
             V && O.From.K == Root::Variable && O.Steps.empty())
      for (const Definition &D : Defs.of(*V))
        if (D.K == Definition::Whole)
          Made.push_back(D.Value);
    bool Known = !Made.empty();
    for (const Expr *M : Made) {
      const auto *C = dyn_cast<CXXConstructExpr>(strip(M));
      if (C && C->getNumArgs() >= 1 && C->getArg(0)->getType()->isPointerType())
        append(All, pointee(C->getArg(0)));
      else
        Known = false;
    }
    // What it points to is not the object itself.
    if (!Known)
      append(All, opaque(E, E->getType()));
  }
  return All;
}

Traces Tracer::pointee(const Expr *E) {
  Nested N(*this, E, Nested::Pointee);
  if (!N)
    return N.refused();
  E = strip(E);

  if (const auto *C = dyn_cast<CastExpr>(E))
    return pointeeOfCast(C);
  if (E->isGLValue() && !E->getType()->isArrayType())
    return load(object(E), E->getType(), Want::Pointee);
  if (E->getType()->isArrayType())
    return object(E);

  if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    switch (U->getOpcode()) {
    case UO_AddrOf:
      return object(U->getSubExpr());
    case UO_PreInc:
    case UO_PreDec:
    case UO_PostInc:
    case UO_PostDec:
      return pointee(U->getSubExpr());
    case UO_Plus:
    case UO_Extension:
      return pointee(U->getSubExpr());
    default:
      return neutral(U);
    }
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    switch (B->getOpcode()) {
    case BO_Add:
    case BO_Sub:
    case BO_And:
    case BO_Or:
    case BO_Xor:
      return pointeeOfSum(B);
    case BO_Assign:
    case BO_Comma:
      return pointee(B->getRHS());
    case BO_AddAssign:
    case BO_SubAssign:
      return pointee(B->getLHS());
    default:
      return neutral(B);
    }
  }
  if (const auto *C = dyn_cast<AbstractConditionalOperator>(E)) {
    Traces Both = pointee(C->getTrueExpr());
    append(Both, pointee(C->getFalseExpr()));
    return Both;
  }
  if (isa<CXXThisExpr>(E)) {
    Root R;
    R.K = Root::This;
    R.Type = E->getType()->getPointeeType();
    R.Loc = E->getExprLoc();
    return {Trace{R, {}}};
  }
  if (CallView Call{E}) {
    if (std::optional<Traces> Known = throughCatalogue(Call, Want::Pointee))
      return *Known;
    return throughReturns(Call, Want::Pointee);
  }
  if (isa<IntegerLiteral, UnaryExprOrTypeTraitExpr, CharacterLiteral,
          CXXBoolLiteralExpr>(E))
    return neutral(E);
  if (E->getType()->isPointerType())
    return opaque(E, E->getType()->getPointeeType());
  return unknown(E);
}

Traces Tracer::pointeeOfCast(const CastExpr *C) {
  const Expr *Sub = C->getSubExpr();
  switch (C->getCastKind()) {
  case CK_LValueToRValue:
    return load(object(Sub), C->getType(), Want::Pointee);
  case CK_ArrayToPointerDecay:
    return object(Sub);
  case CK_NoOp:
  case CK_BitCast:
  case CK_AddressSpaceConversion:
  case CK_IntegralToPointer:
  case CK_PointerToIntegral:
  case CK_IntegralCast:
  case CK_DerivedToBase:
  case CK_UncheckedDerivedToBase:
  case CK_BaseToDerived: {
    Traces T = pointee(Sub);
    if (isa<ExplicitCastExpr>(C))
      view(T, C);
    // (T __attribute__((address_space(3))) *)p: the shared window.
    if (C->getType()->isPointerType() &&
        isSharedSpace(C->getType()->getPointeeType().getAddressSpace()))
      step(T, {Step::ToShared, nullptr, {}, nullptr, C->getExprLoc()});
    return T;
  }
  case CK_UserDefinedConversion:
  case CK_ConstructorConversion:
    return pointee(Sub);
  case CK_NullToPointer:
    return neutral(C);
  default:
    return C->getType()->isPointerType()
               ? opaque(C, C->getType()->getPointeeType())
               : neutral(C);
  }
}

static bool isLoadedInteger(const Trace &T) {
  for (const Step &S : llvm::reverse(T.Steps))
    if (S.K == Step::Load)
      return S.Type.isNull();
  return false;
}

Traces Tracer::pointeeOfSum(const BinaryOperator *B) {
  const Expr *L = B->getLHS(), *R = B->getRHS();
  if (L->getType()->isPointerType() || R->getType()->isPointerType()) {
    if (!B->getType()->isPointerType())
      return neutral(B); // a distance
    bool LeftIsPointer = L->getType()->isPointerType();
    Traces T = pointee(LeftIsPointer ? L : R);
    step(T, {Step::Offset, nullptr, B->getType()->getPointeeType(),
             LeftIsPointer ? R : L, B->getExprLoc(), B->getOpcode() == BO_Sub});
    return T;
  }
  // Of two integers, the one that came from an address is the address.
  Traces Both;
  bool Unknown = false;
  for (const Expr *Side : {L, R}) {
    Traces T = pointee(Side);
    const Expr *Other = Side == L ? R : L;
    for (Trace &One : T) {
      if (One.From.K == Root::Neutral)
        continue;
      // An integer out of a table may be either.
      if (One.From.K == Root::Unknown || isLoadedInteger(One)) {
        Unknown = true;
        continue;
      }
      // A mask moves the address by an amount that nobody wrote.
      bool Adds = B->getOpcode() == BO_Add || B->getOpcode() == BO_Sub;
      One.Steps.push_back({Step::Offset, nullptr, Ctx.CharTy,
                           Adds ? Other : nullptr, B->getExprLoc(),
                           B->getOpcode() == BO_Sub});
      append(Both, {One});
    }
  }
  if (!Both.empty())
    return Both;
  return Unknown ? unknown(B) : neutral(B);
}

Traces Tracer::object(const Expr *E) {
  Nested N(*this, E, Nested::Object);
  if (!N)
    return N.refused();
  E = strip(E);

  if (const auto *D = dyn_cast<DeclRefExpr>(E)) {
    if (const auto *B = dyn_cast<BindingDecl>(D->getDecl()))
      return B->getBinding() ? object(B->getBinding()) : unknown(E);
    if (const auto *V = dyn_cast<VarDecl>(D->getDecl()))
      return objectOfReference(D, V);
    return unknown(E);
  }
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    if (const auto *V = dyn_cast<VarDecl>(M->getMemberDecl())) { // static
      Root R{Root::Variable, Root::Object, V,
             nullptr,        V->getType(), V->getLocation()};
      return {Trace{R, {}}};
    }
    const auto *F = dyn_cast<FieldDecl>(M->getMemberDecl());
    if (!F)
      return unknown(E);
    Traces T = M->isArrow() ? pointee(M->getBase()) : object(M->getBase());
    step(T, {Step::Field, F, F->getType(), nullptr, M->getMemberLoc()});
    if (F->getType()->isReferenceType())
      return load(T, Ctx.getPointerType(F->getType()->getPointeeType()),
                  Want::Pointee);
    return T;
  }
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
    Traces T = pointee(S->getBase());
    step(T,
         {Step::Element, nullptr, S->getType(), S->getIdx(), S->getExprLoc()});
    return T;
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    switch (U->getOpcode()) {
    case UO_Deref:
      return pointee(U->getSubExpr());
    case UO_PreInc:
    case UO_PreDec:
    case UO_Extension:
    case UO_Real:
    case UO_Imag:
      return object(U->getSubExpr());
    default:
      return E->isPRValue() ? newValue(E) : unknown(E);
    }
  }
  if (const auto *C = dyn_cast<CastExpr>(E)) {
    switch (C->getCastKind()) {
    case CK_NoOp:
    case CK_DerivedToBase:
    case CK_UncheckedDerivedToBase:
    case CK_BaseToDerived:
    case CK_ConstructorConversion:
    case CK_UserDefinedConversion:
    case CK_AddressSpaceConversion:
      return object(C->getSubExpr());
    case CK_LValueToRValue: // a class by value
      return object(C->getSubExpr());
    case CK_LValueBitCast: {
      Traces T = object(C->getSubExpr());
      view(T, C);
      return T;
    }
    default:
      return E->isPRValue() ? newValue(E) : opaque(E, E->getType());
    }
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma)
      return object(B->getRHS());
    if (B->isAssignmentOp() && E->isGLValue())
      return object(B->getLHS());
    return E->isPRValue() ? newValue(E) : opaque(E, E->getType());
  }
  if (const auto *C = dyn_cast<AbstractConditionalOperator>(E)) {
    Traces Both = object(C->getTrueExpr());
    append(Both, object(C->getFalseExpr()));
    return Both;
  }
  if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
    const CXXConstructorDecl *Ctor = C->getConstructor();
    if (Ctor->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return object(C->getArg(0));
    return newValue(E);
  }
  if (CallView Call{E}) {
    if (std::optional<Traces> Known = throughCatalogue(Call, Want::Pointee))
      return *Known;
    if (E->isGLValue())
      return throughReturns(Call, Want::Pointee);
    return newValue(E);
  }
  if (isa<CXXThisExpr>(E))
    return pointee(E);
  return E->isPRValue() ? newValue(E) : opaque(E, E->getType());
}

Traces Tracer::objectOfReference(const DeclRefExpr *D, const VarDecl *V) {
  if (V->isInvalidDecl())
    return unknown(D);
  if (!V->getType()->isReferenceType()) {
    if (const auto *P = dyn_cast<ParmVarDecl>(V))
      return parameter(*P, Root::Object, P->getType());
    Root R{Root::Variable, Root::Object, V,
           nullptr,        V->getType(), V->getLocation()};
    return {Trace{R, {}}};
  }
  if (const auto *P = dyn_cast<ParmVarDecl>(V))
    return parameter(*P, Root::Object, P->getType()->getPointeeType());
  if (const Expr *Init = V->getInit())
    return object(Init);
  return opaque(D, D->getType());
}
