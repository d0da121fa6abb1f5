//===- Definitions.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definitions.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

using namespace clang;
using namespace smemlint;

const VarDecl *smemlint::baseVariable(const Expr *E) {
  while (E) {
    E = E->IgnoreParens();
    if (const auto *D = dyn_cast<DeclRefExpr>(E))
      return dyn_cast<VarDecl>(D->getDecl());
    if (const auto *M = dyn_cast<MemberExpr>(E)) {
      if (M->isArrow())
        return nullptr;
      E = M->getBase();
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
      const Expr *Base = S->getBase()->IgnoreParens();
      const auto *Decay = dyn_cast<ImplicitCastExpr>(Base);
      if (Decay && Decay->getCastKind() == CK_ArrayToPointerDecay) {
        E = Decay->getSubExpr();
        continue;
      }
      // reinterpret_cast<U *>(&x)[i]
      const Expr *P = Base->IgnoreParenCasts();
      const auto *A = dyn_cast<UnaryOperator>(P);
      E = A && A->getOpcode() == UO_AddrOf ? A->getSubExpr() : nullptr;
    } else if (const auto *U = dyn_cast<UnaryOperator>(E)) {
      if (U->getOpcode() != UO_Deref)
        return nullptr;
      const Expr *P = U->getSubExpr()->IgnoreParenCasts();
      if (P->getType()->isArrayType()) { // *(U *)a
        E = P;
        continue;
      }
      const auto *A = dyn_cast<UnaryOperator>(P);
      E = A && A->getOpcode() == UO_AddrOf ? A->getSubExpr() : nullptr;
    } else if (const auto *C = dyn_cast<CastExpr>(E)) {
      if (C->getCastKind() != CK_LValueBitCast && C->getCastKind() != CK_NoOp)
        return nullptr;
      E = C->getSubExpr();
    } else if (const auto *O = dyn_cast<CXXOperatorCallExpr>(E)) {
      // a[i] of an array class
      if (O->getOperator() != OO_Subscript)
        return nullptr;
      E = O->getArg(0);
    } else
      return nullptr;
  }
  return nullptr;
}

/// `T x;` of a class whose constructor does nothing.
static bool leavesUnset(const Expr &Init) {
  const auto *C = dyn_cast<CXXConstructExpr>(&Init);
  return C && C->getConstructor()->isDefaultConstructor() &&
         C->getConstructor()->isTrivial() && !C->requiresZeroInitialization();
}

/// One walk over a function's body, lambdas inside it included.
class Definitions::Walk {
public:
  Walk(Definitions &D) : D(D) {}

  void function(const FunctionDecl &F) {
    if (!D.Indexed.insert(&F).second)
      return;
    const FunctionDecl *Outer = Current;
    Current = &F;
    visit(F.getBody());
    Current = Outer;
  }

private:
  void add(const VarDecl *V, Definition Def) {
    if (V)
      D.ByVariable[V].push_back(Def);
  }

  void assign(const Expr *Left, const Expr *Right) {
    const VarDecl *V = baseVariable(Left);
    bool Whole = isa<DeclRefExpr>(Left->IgnoreParens());
    add(V,
        {Whole ? Definition::Whole : Definition::Part, Right, Left, nullptr});
  }

  /// \p Arg is handed to something that may write through it.
  void escape(const Expr *Arg, bool ByReference, const Stmt *To = nullptr) {
    const Expr *E = Arg->IgnoreParenCasts();
    if (!ByReference) {
      const auto *A = dyn_cast<UnaryOperator>(E);
      if (!A || A->getOpcode() != UO_AddrOf) {
        // An array of registers handed on by its name.
        if (E->getType()->isArrayType())
          add(baseVariable(E), {Definition::Opaque, Arg, E, To});
        return;
      }
      E = A->getSubExpr();
    }
    add(baseVariable(E), {Definition::Opaque, Arg, E, To});
  }

  /// `T &r = x;` and `U *p = (U *)&x;`: x can be written through them.
  void alias(const VarDecl &V) {
    QualType T = V.getType();
    const Expr *Init = V.getInit()->IgnoreParenCasts();
    if (T->isReferenceType() && !T->getPointeeType().isConstQualified()) {
      const VarDecl *Base = baseVariable(Init);
      if (Base && Base->getType()->isScalarType())
        escape(Init, /*ByReference=*/true);
    } else if (T->isPointerType() && !T->getPointeeType().isConstQualified()) {
      const auto *A = dyn_cast<UnaryOperator>(Init);
      if (A && A->getOpcode() == UO_AddrOf)
        if (const VarDecl *Base = baseVariable(A->getSubExpr());
            Base && Base->getType()->isScalarType())
          escape(V.getInit(), /*ByReference=*/false);
    }
  }

  void call(const CallExpr &C) {
    const FunctionDecl *F = C.getDirectCallee();
    // memcpy(&x, &y, n) between objects moves bits.
    if (F && F->getIdentifier() && C.getNumArgs() == 3 &&
        (F->getName() == "memcpy" || F->getName() == "__builtin_memcpy")) {
      const auto *A = dyn_cast<UnaryOperator>(C.getArg(0)->IgnoreParenCasts());
      const Expr *To = A && A->getOpcode() == UO_AddrOf
                           ? A->getSubExpr()
                           : C.getArg(0)->IgnoreParenCasts();
      add(baseVariable(To), {Definition::Copied, C.getArg(1), To, nullptr});
      return;
    }
    unsigned Skip =
        isa<CXXOperatorCallExpr>(C) && isa_and_nonnull<CXXMethodDecl>(F) ? 1
                                                                         : 0;
    for (unsigned I = Skip; I < C.getNumArgs(); ++I) {
      QualType P;
      if (F && I - Skip < F->getNumParams())
        P = F->getParamDecl(I - Skip)->getType();
      argument(C.getArg(I), P, &C);
    }
    if (const auto *M = dyn_cast<CXXMemberCallExpr>(&C))
      if (const CXXMethodDecl *Method = M->getMethodDecl();
          Method && !Method->isConst())
        if (const Expr *Object = M->getImplicitObjectArgument();
            Object && !Object->getType()->isPointerType())
          // A method can change the object's fields, not where it lies.
          if (!Object->getType()->isRecordType())
            escape(Object, /*ByReference=*/true);
  }

  void argument(const Expr *Arg, QualType Param, const Stmt *To) {
    if (Param.isNull())
      return;
    if (Param->isReferenceType()) {
      if (!Param->getPointeeType().isConstQualified() && Arg->isGLValue())
        escape(Arg, /*ByReference=*/true, To);
    } else if (Param->isPointerType() &&
               !Param->getPointeeType().isConstQualified())
      escape(Arg, /*ByReference=*/false, To);
  }

  void visit(const Stmt *Top) {
    llvm::SmallVector<const Stmt *, 32> Work;
    if (Top)
      Work.push_back(Top);
    while (!Work.empty()) {
      const Stmt *S = Work.pop_back_val();
      if (isa<UnaryExprOrTypeTraitExpr>(S))
        continue; // not evaluated
      one(S);
      if (const auto *L = dyn_cast<LambdaExpr>(S)) {
        // The body is its own function's, see one().
        Work.append(L->capture_init_begin(), L->capture_init_end());
        continue;
      }
      for (const Stmt *Child : S->children())
        if (Child)
          Work.push_back(Child);
    }
  }

  void one(const Stmt *S) {
    if (const auto *F = dyn_cast<ForStmt>(S))
      if (const auto *Init = dyn_cast_or_null<DeclStmt>(F->getInit()))
        for (const Decl *Counter : Init->decls())
          if (const auto *V = dyn_cast<VarDecl>(Counter))
            D.Loops[V] = F;
    if (const auto *DS = dyn_cast<DeclStmt>(S)) {
      for (const Decl *Dc : DS->decls())
        if (const auto *V = dyn_cast<VarDecl>(Dc); V && V->getInit())
          alias(*V);
      for (const Decl *Dc : DS->decls())
        if (const auto *V = dyn_cast<VarDecl>(Dc);
            V && V->getInit() && !leavesUnset(*V->getInit()))
          add(V, {Definition::Whole, V->getInit(), nullptr, nullptr});
    } else if (const auto *B = dyn_cast<BinaryOperator>(S)) {
      if (B->getOpcode() == BO_Assign)
        assign(B->getLHS(), B->getRHS());
      else if (B->isCompoundAssignmentOp())
        add(baseVariable(B->getLHS()),
            {Definition::Advance, B->getRHS(), B->getLHS(), B});
    } else if (const auto *U = dyn_cast<UnaryOperator>(S)) {
      if (U->isIncrementDecrementOp())
        add(baseVariable(U->getSubExpr()),
            {Definition::Advance, nullptr, U->getSubExpr(), U});
    } else if (const auto *O = dyn_cast<CXXOperatorCallExpr>(S);
               O && O->getOperator() == OO_Equal && O->getNumArgs() == 2) {
      assign(O->getArg(0), O->getArg(1));
    } else if (const auto *C = dyn_cast<CallExpr>(S)) {
      call(*C);
    } else if (const auto *A = dyn_cast<GCCAsmStmt>(S)) {
      for (unsigned I = 0; I < A->getNumOutputs(); ++I)
        if (const Expr *E = A->getOutputExpr(I))
          add(baseVariable(E), {Definition::Asm, nullptr, E, A});
    } else if (const auto *R = dyn_cast<ReturnStmt>(S)) {
      if (const Expr *E = R->getRetValue(); E && Current)
        D.Returns[Current].push_back(E);
    } else if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      for (const LambdaCapture &C : L->captures())
        if (C.capturesVariable())
          if (const auto *V = dyn_cast<VarDecl>(C.getCapturedVar());
              V && V->isInitCapture() && V->getInit())
            add(V, {Definition::Whole, V->getInit(), nullptr, nullptr});
      if (const CXXMethodDecl *Op = L->getCallOperator()) {
        if (Op->hasBody() && !Op->isDependentContext())
          function(*Op);
        if (const FunctionTemplateDecl *T =
                L->getLambdaClass()->getDependentLambdaCallOperator())
          for (const FunctionDecl *Spec : T->specializations())
            if (Spec->hasBody())
              function(*Spec);
      }
    }
  }

  Definitions &D;
  const FunctionDecl *Current = nullptr;
};

void Definitions::index(const FunctionDecl &F) {
  const FunctionDecl *Def = nullptr;
  if (F.hasBody(Def) && Def)
    Walk(*this).function(*Def);
}

llvm::ArrayRef<Definition> Definitions::of(const VarDecl &V) {
  // A lambda's by-reference captures are written in its body: start outside.
  const FunctionDecl *Outermost = nullptr;
  for (const DeclContext *DC = V.getDeclContext(); DC; DC = DC->getParent())
    if (const auto *F = dyn_cast<FunctionDecl>(DC))
      Outermost = F;
  if (!Outermost)
    return {};
  index(*Outermost);
  if (const auto *Own = dyn_cast<FunctionDecl>(V.getDeclContext()))
    index(*Own);
  auto It = ByVariable.find(&V);
  return It == ByVariable.end() ? llvm::ArrayRef<Definition>()
                                : llvm::ArrayRef<Definition>(It->second);
}

const ForStmt *Definitions::loopOf(const VarDecl &V) {
  (void)of(V); // its function is indexed then
  return Loops.lookup(&V);
}

llvm::ArrayRef<const Expr *> Definitions::returnsOf(const FunctionDecl &F) {
  const FunctionDecl *Def = nullptr;
  if (!F.hasBody(Def) || !Def)
    return {};
  index(*Def);
  auto It = Returns.find(Def);
  return It == Returns.end() ? llvm::ArrayRef<const Expr *>()
                             : llvm::ArrayRef<const Expr *>(It->second);
}
