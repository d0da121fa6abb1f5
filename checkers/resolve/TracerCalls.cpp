//===- TracerCalls.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "TracerDetail.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;
using namespace smemlint;

std::optional<Traces> Tracer::throughCatalogue(const CallView &Call, Want W) {
  const FunctionDecl *F = Call.callee();
  if (!F->getIdentifier() || !Cat.mayBeFunction(F->getName()))
    return std::nullopt;
  for (const CatalogueEntry *E : Cat.functions(qualifiedName(*F))) {
    bool Address = E->Kind == EntryKind::Address;
    if ((!Address && E->Kind != EntryKind::Bits) ||
        (E->Args && *E->Args != F->getNumParams()))
      continue;
    const Expr *From =
        *E->From == ThisArgument ? Call.object() : Call.arg(*E->From);
    if (!From)
      continue;
    SourceLocation Loc = Call.expr()->getExprLoc();
    auto Window = [&](Traces &T) {
      if (E->To == Space::Shared)
        step(T, {Step::ToShared, nullptr, {}, nullptr, Loc});
      else if (E->To == Space::Cluster)
        step(T, {Step::ToRemote, nullptr, {}, nullptr, Loc});
    };
    if (!Address || W == Want::Value) {
      Traces T = value(From);
      if (!Address)
        step(T, {Step::BitCast, nullptr, Call.expr()->getType(), nullptr, Loc});
      Window(T);
      return T;
    }
    // std::forward and the like hand on the object itself.
    QualType Given = From->getType().getNonReferenceType();
    bool OutOfClass = Given->isRecordType() &&
                      Call.expr()->getType()->isPointerType() &&
                      !Types.isPointerLike(Given);
    Traces T = OutOfClass
                   ? opaque(From, Call.expr()->getType()->getPointeeType())
               : Call.expr()->isGLValue() ? object(From)
                                          : address(From);
    Window(T);
    // recast_ptr<U>(p): the result's type says more than the argument's.
    QualType Out = Call.expr()->getType(), In = From->getType();
    if (Out->isPointerType() && In->isPointerType()) {
      QualType New = elementType(Out->getPointeeType());
      if (!New->isVoidType() &&
          !Ctx.hasSameUnqualifiedType(New, elementType(In->getPointeeType())))
        step(T, {Step::View, nullptr, Out->getPointeeType(), nullptr, Loc});
    }
    return T;
  }
  return std::nullopt;
}

Traces Tracer::throughReturns(const CallView &Call, Want W) {
  const Expr *E = Call.expr();
  QualType T = E->getType();
  auto TypeOnly = [&]() -> Traces {
    if (W == Want::Value)
      return newValue(E);
    if (T->isPointerType())
      return opaque(E, T->getPointeeType());
    return E->isGLValue() ? opaque(E, T) : unknown(E);
  };
  ArrayRef<const Expr *> Returned = Defs.returnsOf(*Call.callee());
  if (Returned.empty())
    return TypeOnly();
  Traces Inside;
  for (const Expr *R : Returned)
    append(Inside, W == Want::Value ? value(R)
                   : E->isGLValue() ? object(R)
                                    : address(R));
  if (Inside.empty()) // it only calls itself
    return TypeOnly();
  Traces Out = atCall(Inside, Call);
  // The declared return type, where the body tells nothing.
  for (Trace &One : Out)
    if (One.From.K == Root::Unknown && T->isPointerType() &&
        !T->getPointeeType()->isVoidType())
      One = opaque(E, T->getPointeeType())[0];
  return Out;
}

Traces Tracer::atCall(const Traces &Of, const CallView &Call) {
  Traces All;
  for (const Trace &T : Of)
    append(All, substitute(T, Call));
  // Of the sum of two parameters, the offset drops out here.
  bool Address = llvm::any_of(All, [](const Trace &T) {
    return T.From.K != Root::Neutral && T.From.K != Root::Unknown;
  });
  if (Address && All.size() > 1)
    llvm::erase_if(All,
                   [](const Trace &T) { return T.From.K == Root::Neutral; });
  return All;
}

Traces Tracer::substitute(const Trace &T, const CallView &Call) {
  if (T.From.K == Root::This) {
    const Expr *Object = Call.object();
    // In a lambda, `this` is the enclosing method's and stays open.
    const auto *Method = dyn_cast<CXXMethodDecl>(Call.callee());
    if (!Object || !Method || Method->getParent()->isLambda())
      return {T};
    return replay(Call.objectIsPointer() ? pointee(Object) : object(Object),
                  T.Steps);
  }
  if (T.From.K != Root::Parameter)
    return {T};
  const auto *P = dyn_cast<ParmVarDecl>(T.From.Decl);
  // A lambda's body can name the parameters of the function around it.
  if (!P || !Call.takes(*P))
    return {T};
  const Expr *Arg = Call.arg(*P);
  if (!Arg)
    return unknown();
  switch (T.From.Of) {
  case Root::Pointee:
    return replay(pointee(Arg), T.Steps);
  case Root::Object:
    return replay(object(Arg), T.Steps);
  case Root::Content:
    return replay(value(Arg), T.Steps);
  }
  return unknown();
}

/// Walks the steps again from a base that is now known: what was a pointer in
/// some object may now be found where that object was made.
Traces Tracer::replay(Traces Base, ArrayRef<Step> Steps) {
  for (const Step &S : Steps) {
    if (S.K == Step::Read) {
      Base = load(Base, S.Type, Want::Value);
      continue;
    }
    if (S.K != Step::Load) {
      step(Base, S);
      continue;
    }
    QualType T =
        S.Type.isNull() ? Ctx.getUIntPtrType() : Ctx.getPointerType(S.Type);
    Base = load(Base, T, Want::Pointee);
  }
  return Base;
}
