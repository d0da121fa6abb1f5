//===- BarrierCalls.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BarrierWalk.h"
#include "Names.h"
#include "clang/AST/ASTLambda.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

/// The form of the catalogue that has this name and number of parameters.
const CatalogueEntry *
BarrierFlow::Walk::entry(const FunctionDecl &Callee) const {
  if (!Callee.getIdentifier() || !F.Cat.mayBeFunction(Callee.getName()))
    return nullptr;
  for (const CatalogueEntry *E : F.Cat.functions(qualifiedName(Callee)))
    if (!E->Args || *E->Args == Callee.getNumParams())
      return E;
  return nullptr;
}

void BarrierFlow::Walk::first(const Stmt *Op, const Held &H) {
  if (H.Near)
    return;
  const Stmt *At = H.Call ? H.Call : Op;
  const SourceManager &SM = F.Ctx.getSourceManager();
  if (!Found.First || SM.isBeforeInTranslationUnit(At->getBeginLoc(),
                                                   Found.First->getBeginLoc()))
    Found.First = At;
}

/// True where the value of the call goes on holding it.
bool BarrierFlow::Walk::call(const CallView &C, const Expr *E, bool AsObject,
                             Held &H) {
  const FunctionDecl &Callee = *C.callee();
  QualType Result = C.expr()->getType();
  auto HandsOn = [&] {
    if (Result->isVoidType() || Result->isBooleanType())
      return false;
    if (C.expr()->isGLValue())
      H.As = H.As == Hold::Any ? Hold::Any : Hold::Object;
    else if (Result->isPointerType() || Result->isIntegralOrEnumerationType())
      H.As = H.As == Hold::Any ? Hold::Any : Hold::Pointer;
    else
      H.As = Hold::Any;
    return true;
  };
  if (const CatalogueEntry *Known = entry(Callee)) {
    switch (Known->Kind) {
    case EntryKind::Address:
    case EntryKind::Bits:
      return HandsOn();
    case EntryKind::Init:
      initialises(H);
      return false;
    default:
      if (Known->Kind != EntryKind::Arrive && Known->Kind != EntryKind::Wait)
        if (std::optional<int> At = Known->role(Role::Barrier))
          if (*At == ThisArgument ? AsObject : C.arg(*At) == E)
            first(C.expr(), H);
      return false;
    }
  }
  const auto *Ctor = dyn_cast<CXXConstructorDecl>(&Callee);
  if (Ctor && Ctor->isCopyOrMoveConstructor()) {
    if (H.As == Hold::Object)
      return false; // a copy of what lies there
    H.As = Hold::Any;
    return true;
  }
  if (!Callee.hasBody()) {
    // The compiler's own functions that initialise are in the catalogue.
    // A builtin may copy what has it inside.
    bool MayCopy = H.As == Hold::Any && E->getType()->isPointerType();
    if (Callee.getBuiltinID() ? MayCopy
                              : !Callee.isImplicit() && !Callee.isDefaulted())
      lost();
    return HandsOn();
  }
  body(C, E, AsObject, H);
  // A method may keep what it was given.
  const auto *Method = dyn_cast<CXXMethodDecl>(&Callee);
  if (!AsObject && C.object() && Method && !Method->isConst() &&
      !isLambdaCallOperator(Method) && !Method->isTrivial() &&
      (H.As != Hold::Object || E->isGLValue()))
    keep(C.object(), H);
  return HandsOn();
}

static const ParmVarDecl *parameterFor(const FunctionDecl &Def,
                                       const CallView &C, const Expr *E) {
  for (unsigned I = 0; I < C.size() && I < Def.getNumParams(); ++I)
    if (C.arg(I) == E)
      return Def.getParamDecl(I);
  return nullptr;
}

/// The parameter, or `this`, of the function that takes \p E.
void BarrierFlow::Walk::body(const CallView &C, const Expr *E, bool AsObject,
                             Held H) {
  const FunctionDecl *Def = nullptr;
  if (!C.callee()->hasBody(Def) || !Def)
    return lost();
  if (Def->isDependentContext())
    return lost();
  // An inherited constructor takes the arguments of the base's.
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(Def);
      Ctor && Ctor->isInheritingConstructor()) {
    const FunctionDecl *Own = Ctor->getInheritedConstructor().getConstructor();
    if (!Own->hasBody(Def) || !Def)
      return lost();
  }
  if (F.isLeftOut(*Def, AsObject ? nullptr : parameterFor(*Def, C, E)))
    return lost();
  if (!H.Call)
    H.Call = C.expr();
  if (AsObject) {
    if (C.objectIsPointer() && H.As == Hold::Any)
      return self(*Def, H);
    H.As = H.As == Hold::Any ? Hold::Any : Hold::Object;
    return self(*Def, H);
  }
  const ParmVarDecl *P = parameterFor(*Def, C, E);
  return P ? bind(*P, H) : lost(); // variadic
}

void BarrierFlow::Walk::statement(const GCCAsmStmt &A, const Expr *E, Held H) {
  if (H.As == Hold::Object && !E->isGLValue())
    return;
  const AsmView &View = F.Tr.view(A);
  bool Transfers = false;
  for (const ptx::PtxInstruction &I : View.block().Instructions) {
    std::optional<ptx::PtxAsyncOp> Op = ptx::classify(I);
    if (!Op)
      continue;
    if (Op->Uncertain)
      return lost();
    if (Op->id() == ptx::PtxFormId::MbInit) {
      const ptx::PtxOperand *At = Op->find(I, ptx::PtxRole::Barrier);
      Held Here = H;
      Here.Moved |= !At || At->HasOffset;
      initialises(Here);
      if (done())
        return;
    }
    const ptx::PtxOperand *Bar = Op->find(I, ptx::PtxRole::Barrier);
    Transfers |= Bar && (Op->Form->Category == ptx::PtxCategory::Transfer ||
                         Op->find(I, ptx::PtxRole::TxCount));
  }
  if (Transfers)
    first(&A, H);
  // What it computes may be the address in another form.
  for (unsigned I = 0; I < A.getNumOutputs(); ++I) {
    const Expr *Out = A.getOutputExpr(I);
    if (Out == E)
      continue;
    if (Out->getType()->isIntegralOrEnumerationType() &&
        F.Ctx.getTypeSize(Out->getType()) >= 32)
      assign(Out, H);
  }
}
