//===- BarrierWalk.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BarrierWalk.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;
using namespace smemlint;

/// From \p E, which holds the barrier as \p H says, to what is done with it.
void BarrierFlow::Walk::climb(const Expr *E, Held H) {
  while (!done()) {
    const Stmt *P = F.Parents.lookup(E);
    if (!P) {
      // An initialiser of a member: the object made has it inside, as the
      // caller sees from its call.
      const FunctionDecl *In = F.Bodies.lookup(E);
      if (isa_and_nonnull<CXXConstructorDecl>(In) &&
          (H.As != Hold::Object || E->isGLValue())) {
        H.As = Hold::Any;
        self(*In, H);
      }
      return;
    }
    if (isa<ParenExpr, FullExpr, MaterializeTemporaryExpr, CXXDefaultArgExpr,
            SubstNonTypeTemplateParmExpr>(P)) {
    } else if (isa<CXXBindTemporaryExpr>(P)) {
      if (H.As == Hold::Any)
        destroyed(E->getType(), H);
    } else if (const auto *C = dyn_cast<CastExpr>(P)) {
      switch (C->getCastKind()) {
      case CK_LValueToRValue:
        if (H.As == Hold::Object)
          return; // what lies there is no address
        break;
      case CK_ArrayToPointerDecay:
        if (H.As == Hold::Object)
          H.As = Hold::Pointer;
        break;
      case CK_PointerToBoolean:
      case CK_IntegralToBoolean:
      case CK_ToVoid:
        return;
      default:
        if (H.Near && isWider(C->getType()))
          H.Moved = true;
        break;
      }
    } else if (const auto *M = dyn_cast<MemberExpr>(P)) {
      if (isa<CXXMethodDecl>(M->getMemberDecl())) {
        const Stmt *Outer = F.Parents.lookup(P);
        while (isa_and_nonnull<ParenExpr>(Outer))
          Outer = F.Parents.lookup(Outer);
        CallView Call{Outer};
        if (!Call)
          return lost();
        if (!call(Call, E, /*AsObject=*/true, H))
          return;
        P = Outer;
      } else if (!member(*M, H))
        return;
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(P)) {
      if (S->getIdx() == E)
        return;
      if (H.As == Hold::Pointer)
        H.As = Hold::Object;
      // An index into the member itself stays inside of it.
      const auto *Decay = dyn_cast<ImplicitCastExpr>(E);
      if (!Decay || Decay->getCastKind() != CK_ArrayToPointerDecay)
        H.Moved = H.Near;
    } else if (const auto *U = dyn_cast<UnaryOperator>(P)) {
      if (U->getOpcode() == UO_AddrOf)
        H.As = H.As == Hold::Object ? Hold::Pointer : Hold::Any;
      else if (U->getOpcode() == UO_Deref)
        H.As = H.As == Hold::Pointer ? Hold::Object : Hold::Any;
      else if (U->getOpcode() == UO_LNot)
        return;
      else if (U->isIncrementDecrementOp())
        advance(E, H);
    } else if (const auto *B = dyn_cast<BinaryOperator>(P)) {
      if (B->isComparisonOp() || B->isLogicalOp())
        return;
      if (B->getOpcode() == BO_Comma) {
        if (B->getLHS() == E)
          return;
      } else if (B->isAssignmentOp()) {
        if (B->getRHS() == E && H.As != Hold::Object)
          assign(B->getLHS(), H);
        else if (B->isCompoundAssignmentOp())
          advance(E, H);
        else if (H.As == Hold::Object)
          return; // a store over it
      } else
        H.Moved = H.Near;
    } else if (const auto *C = dyn_cast<AbstractConditionalOperator>(P)) {
      if (C->getCond() == E)
        return;
    } else if (const auto *D = dyn_cast<DeclStmt>(P)) {
      for (const Decl *One : D->decls())
        if (const auto *Var = dyn_cast<VarDecl>(One);
            Var && Var->getInit() == E)
          bind(*Var, H);
      return;
    } else if (isa<InitListExpr, CXXStdInitializerListExpr>(P)) {
      if (H.As == Hold::Object && !E->isGLValue())
        return;
      H.As = Hold::Any;
    } else if (CallView Call{P}; Call) {
      if (!call(Call, E, Call.object() == E, H))
        return;
    } else if (const auto *A = dyn_cast<GCCAsmStmt>(P)) {
      return statement(*A, E, H);
    } else if (isa<LambdaExpr>(P)) {
      // Its body names the variable itself; an init-capture is a variable.
      for (const LambdaCapture &C : cast<LambdaExpr>(P)->captures())
        if (C.capturesVariable())
          if (const auto *Var = dyn_cast<VarDecl>(C.getCapturedVar());
              Var && Var->isInitCapture() && Var->getInit() == E)
            bind(*Var, H);
      return;
    } else if (isa<ReturnStmt>(P)) {
      // Callers of the function that was entered go on from their call.
      if (H.As == Hold::Object && !E->isGLValue())
        return;
      if (!H.Call)
        lost();
      return;
    } else if (isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr, CXXTypeidExpr,
                   AttributedStmt, SwitchStmt, IfStmt, WhileStmt, ForStmt,
                   DoStmt, CompoundStmt, CaseStmt, DefaultStmt, LabelStmt,
                   CXXForRangeStmt>(P)) {
      return;
    } else {
      return lost();
    }
    const auto *Up = dyn_cast<Expr>(P);
    if (!Up)
      return;
    E = Up;
  }
}

/// False where \p M names nothing of the object.
bool BarrierFlow::Walk::member(const MemberExpr &M, Held &H) {
  const auto *Field = dyn_cast<FieldDecl>(M.getMemberDecl());
  if (!Field)
    return false; // a static member
  if (H.As == Hold::Any)
    return true;
  H.As = Hold::Object;
  if (H.Depth == Path.size())
    return true;
  const FieldDecl *Want = Path[H.Depth];
  if (Field->getCanonicalDecl() == Want->getCanonicalDecl()) {
    ++H.Depth;
    return true;
  }
  // Members of a union, and of a class it was cast to, share its bytes.
  if (Field->getParent() != Want->getParent() ||
      Field->getParent()->isUnion()) {
    H.Depth = Path.size();
    return true;
  }
  H.Depth = Path.size();
  H.Near = true;
  return true;
}

/// A pointer to the barrier is stored in \p Left.
void BarrierFlow::Walk::assign(const Expr *Left, Held H) {
  const Expr *L = Left->IgnoreParens();
  const VarDecl *Base = baseVariable(L);
  if (Base && isa<DeclRefExpr>(L) && !Base->getType()->isReferenceType() &&
      (Base->hasLocalStorage() || Base->isStaticLocal()))
    return bind(*Base, H);
  keep(L, H);
}

/// \p Object has a pointer to the barrier somewhere inside from now on.
void BarrierFlow::Walk::keep(const Expr *Object, Held H) {
  H.As = Hold::Any;
  Object = Object->IgnoreParenImpCasts();
  if (const VarDecl *Base = baseVariable(Object)) {
    bool Reference = Base->getType()->isReferenceType();
    if ((!Base->hasLocalStorage() && !Base->isStaticLocal()) ||
        (Reference && (isa<ParmVarDecl>(Base) || !Base->getInit())))
      return lost();
    if (Reference && Kept.insert(Base).second)
      keep(Base->getInit(), H);
    return variable(*Base, H);
  }
  // The method's own object: the call that led here says which.
  while (const auto *M = dyn_cast<MemberExpr>(Object))
    Object = M->getBase()->IgnoreParenImpCasts();
  const FunctionDecl *Method =
      isa<CXXThisExpr>(Object) && H.Call ? methodOf(Object) : nullptr;
  if (!Method)
    return lost();
  self(*Method, H);
}

const FunctionDecl *BarrierFlow::Walk::methodOf(const Stmt *S) const {
  while (S) {
    if (const FunctionDecl *In = F.Bodies.lookup(S))
      return methodAround(*In);
    S = F.Parents.lookup(S);
  }
  return nullptr;
}

BarrierUses BarrierFlow::walk(const VarDecl &V,
                              ArrayRef<const FieldDecl *> Path) {
  return Walk(*this, V, Path).run();
}
