//===- Uses.cpp - -------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Uses.h"
#include "judge/Deduction.h"
#include "judge/SiteIndex.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;
using namespace smemlint;

namespace {

/// Whether an element of the new type can stand where one of the old does.
/// CUDA's half and bf16 classes convert implicitly from and to float and
/// integers, not among each other; mixed operators with them are ambiguous.
class ElementChange {
public:
  ElementChange(QualType New, TypeMap &Types)
      : Builtin(New->isArithmeticType()), New(Types.of(New)) {}

  bool implicit(QualType To, TypeMap &Types) const {
    DType D = Types.of(To);
    if (!D.isKnown() || D.lanes() != 1)
      return false;
    if (D.element() == New.element())
      return true;
    bool ToBuiltin = To.getNonReferenceType()->isArithmeticType();
    bool Small = isSmall(D.element()) || isSmall(New.element());
    if (Small)
      return false; // fp8 and below convert explicitly only
    return Builtin || ToBuiltin;
  }
  bool isBuiltin() const { return Builtin; }

private:
  static bool isSmall(Format F) {
    return isFloating(F) && storageBytes(F) == 1;
  }
  bool Builtin;
  DType New;
};

/// Visits one function with the path of statements from its body down.
class UseVisitor {
public:
  UseVisitor(const VarDecl &Array, QualType New, TypeMap &Types)
      : Array(Array), Change(New, Types), Types(Types) {}

  bool allows(const Stmt *S) {
    if (!S)
      return true;
    if (const auto *D = dyn_cast<DeclRefExpr>(S); D && D->getDecl() == &Array)
      return use(D);
    if (isa<UnaryExprOrTypeTraitExpr>(S))
      return true; // sizeof follows the type
    Path.push_back(S);
    bool Fine =
        llvm::all_of(S->children(), [&](const Stmt *C) { return allows(C); });
    if (const auto *L = dyn_cast<LambdaExpr>(S))
      Fine = Fine &&
             (L->getCallOperator()->isDependentContext() ? !names(L->getBody())
                                                         : true);
    Path.pop_back();
    return Fine;
  }

private:
  bool names(const Stmt *S) const {
    if (!S)
      return false;
    if (const auto *D = dyn_cast<DeclRefExpr>(S); D && D->getDecl() == &Array)
      return true;
    return llvm::any_of(S->children(), [&](const Stmt *C) { return names(C); });
  }

  /// From the name outwards: which expression takes a part of the array, and
  /// what it expects.
  bool use(const Expr *E) {
    for (size_t I = Path.size(); I-- > 0; E = cast<Expr>(Path[I])) {
      const auto *P = dyn_cast<Expr>(Path[I]);
      if (!P)
        return statement(Path[I], E);
      if (isa<ParenExpr, ArraySubscriptExpr, MaterializeTemporaryExpr,
              FullExpr>(P)) {
        if (const auto *A = dyn_cast<ArraySubscriptExpr>(P);
            A && A->getIdx() == E)
          return arithmetic();
        continue;
      }
      if (const auto *U = dyn_cast<UnaryOperator>(P)) {
        if (U->getOpcode() == UO_AddrOf || U->getOpcode() == UO_Deref)
          continue;
        return Change.isBuiltin();
      }
      // tile[0].operator float(): the conversion around it says more.
      if (const auto *M = dyn_cast<MemberExpr>(P);
          M && isa<CXXConversionDecl>(M->getMemberDecl()))
        continue;
      if (const auto *M = dyn_cast<CXXMemberCallExpr>(P);
          M && isa_and_nonnull<CXXConversionDecl>(M->getMethodDecl()))
        continue;
      if (const auto *X = dyn_cast<ExplicitCastExpr>(P);
          X && !X->getType()->isPointerType() &&
          !E->getType()->isPointerType() && !E->getType()->isArrayType() &&
          !X->isGLValue())
        return explicitTo(X->getType());
      if (const auto *C = dyn_cast<CastExpr>(P)) {
        switch (C->getCastKind()) {
        case CK_ArrayToPointerDecay:
        case CK_NoOp:
        case CK_LValueToRValue:
          continue;
        case CK_BitCast: // to void *, or said explicitly
          return isa<ExplicitCastExpr>(C) ||
                 C->getType()->getPointeeType()->isVoidType();
        case CK_PointerToIntegral:
        case CK_PointerToBoolean:
          return true;
        case CK_ConstructorConversion:
        case CK_UserDefinedConversion:
          if (const auto *Explicit = explicitCastAbove(I))
            return explicitTo(Explicit->getType());
          return Change.implicit(C->getType(), Types);
        default: // a conversion of the element's value
          if (const auto *Explicit = explicitCastAbove(I))
            return explicitTo(Explicit->getType());
          if (isa<ExplicitCastExpr>(C))
            return explicitTo(C->getType());
          return implicitIn(C, I);
        }
      }
      if (const auto *B = dyn_cast<BinaryOperator>(P)) {
        if (E->getType()->isPointerType() && B->isAdditiveOp())
          continue;
        if (B->isAssignmentOp())
          return B->getRHS() == E
                     ? Change.implicit(B->getLHS()->getType(), Types)
                     : assigned(B->getRHS());
        return arithmetic();
      }
      if (isa<CallExpr, CXXConstructExpr>(P))
        return argument(P, E);
      return false;
    }
    return false;
  }

  const ExplicitCastExpr *explicitCastAbove(size_t I) const {
    for (; I-- > 0;) {
      if (const auto *X = dyn_cast<ExplicitCastExpr>(Path[I]))
        return X;
      if (!isa<ImplicitCastExpr, ParenExpr, FullExpr, MaterializeTemporaryExpr>(
              Path[I]))
        return nullptr;
    }
    return nullptr;
  }

  /// static_cast<T>(element): what converts implicitly, and fp8 to and from
  /// float.
  bool explicitTo(QualType T) const {
    return Change.implicit(T, Types) || T->isFloatingType();
  }

  /// An implicit conversion: fine on its own, not as an operand that operator
  /// overloads compete for.
  bool implicitIn(const CastExpr *C, size_t I) const {
    if (!Change.implicit(C->getType(), Types))
      return false;
    if (I == 0)
      return false;
    if (const auto *B = dyn_cast<BinaryOperator>(Path[I - 1]))
      return B->isAssignmentOp() || Change.isBuiltin();
    return true;
  }

  bool arithmetic() const { return Change.isBuiltin(); }
  bool assigned(const Expr *Value) const {
    return Change.implicit(Value->getType(), Types);
  }

  bool statement(const Stmt *S, const Expr *E) const {
    const auto *D = dyn_cast<DeclStmt>(S);
    if (!D || !D->isSingleDecl())
      return false;
    const auto *V = dyn_cast<VarDecl>(D->getSingleDecl());
    if (!V || V->getType()->isPointerType() || V->getType()->isReferenceType())
      return false;
    (void)E;
    return Change.implicit(V->getType(), Types);
  }

  bool argument(const Expr *CallOrMake, const Expr *E) const {
    CallView Call{CallOrMake};
    if (!Call)
      return false;
    for (unsigned I = 0; I < Call.size() && I < Call.callee()->getNumParams();
         ++I) {
      if (Call.arg(I)->IgnoreImplicit() != E->IgnoreImplicit())
        continue;
      QualType P = Call.callee()->getParamDecl(I)->getType();
      if (P->isPointerType())
        return takesAnyType(Call, I) || P->getPointeeType()->isVoidType();
      if (P->isReferenceType() && !P->getPointeeType().isConstQualified())
        return false;
      return Change.implicit(P, Types) || takesAnyType(Call, I);
    }
    return false;
  }

  const VarDecl &Array;
  ElementChange Change;
  TypeMap &Types;
  llvm::SmallVector<const Stmt *, 16> Path;
};

} // namespace

bool smemlint::usesAllow(const VarDecl &Array, QualType New, const DType &Want,
                         const Unit &U) {
  for (Role R : {Role::Destination, Role::Source})
    for (const AsyncSite *S : U.Index.from(&Array, R)) {
      Role Other = R == Role::Destination ? Role::Source : Role::Destination;
      const DType &D =
          (*S)[(*S)[Role::Value].present() ? Role::Value : Other].Type.Type;
      if (D.isData() && D.element() != Want.element())
        return false;
    }
  const auto *F = dyn_cast<FunctionDecl>(Array.getDeclContext());
  if (!F || !F->hasBody())
    return false;
  // `float a[4], b[4];` would change both.
  struct Declared : RecursiveASTVisitor<Declared> {
    const VarDecl *V;
    bool Alone = false;
    bool VisitDeclStmt(DeclStmt *D) {
      if (D->isSingleDecl() && D->getSingleDecl() == V)
        Alone = true;
      return true;
    }
  } Where;
  Where.V = &Array;
  Where.TraverseStmt(F->getBody());
  if (!Where.Alone)
    return false;
  return UseVisitor(Array, New, U.Types).allows(F->getBody());
}
