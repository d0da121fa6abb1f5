//===- IndexValue.cpp - ---------------------------------------- -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexValue.h"
#include "clang/AST/ExprCXX.h"
#include <numeric>

using namespace clang;
using namespace smemlint;

static constexpr IndexValue Unknown;
static constexpr int64_t Large = int64_t(1) << 30;

static IndexValue exactly(int64_t V) { return {V, 0}; }

/// Beyond any index: nothing is known of it.
static IndexValue checked(IndexValue V) {
  bool Fits = V.Known > -Large && V.Known < Large && V.Open < uint64_t(Large);
  return Fits ? V : Unknown;
}

IndexValue smemlint::operator+(IndexValue A, IndexValue B) {
  return checked({A.Known + B.Known, std::gcd(A.Open, B.Open)});
}

IndexValue smemlint::operator-(IndexValue A, IndexValue B) {
  return checked({A.Known - B.Known, std::gcd(A.Open, B.Open)});
}

IndexValue smemlint::operator*(IndexValue A, IndexValue B) {
  uint64_t X = std::abs(A.Known), Y = std::abs(B.Known);
  uint64_t Open = std::gcd(std::gcd(X * B.Open, Y * A.Open), A.Open * B.Open);
  return checked({A.Known * B.Known, Open});
}

/// Which of x, y and z of threadIdx.
static std::optional<unsigned> threadIndex(const Expr *E) {
  if (const auto *P = dyn_cast<PseudoObjectExpr>(E))
    E = P->getSyntacticForm()->IgnoreParenImpCasts();
  const Expr *Base = nullptr;
  const NamedDecl *Member = nullptr;
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    Base = M->getBase();
    Member = M->getMemberDecl();
  } else if (const auto *M = dyn_cast<MSPropertyRefExpr>(E)) {
    Base = M->getBaseExpr();
    Member = M->getPropertyDecl();
  }
  if (const auto *O = dyn_cast_or_null<OpaqueValueExpr>(Base))
    Base = O->getSourceExpr();
  const auto *D =
      Base ? dyn_cast<DeclRefExpr>(Base->IgnoreParenImpCasts()) : nullptr;
  if (!D || !D->getDecl()->getIdentifier() ||
      D->getDecl()->getName() != "threadIdx" || !Member->getIdentifier())
    return std::nullopt;
  size_t At = llvm::StringRef("xyz").find(Member->getName());
  return At < 3 ? std::optional<unsigned>(At) : std::nullopt;
}

static IndexValue remainder(IndexValue L, IndexValue R) {
  if (!R.isExact() || R.Known <= 0)
    return Unknown;
  if (L.isExact())
    return L.Known < 0 ? Unknown : exactly(L.Known % R.Known);
  uint64_t Open = std::gcd(L.Open, static_cast<uint64_t>(R.Known));
  return {L.Known % static_cast<int64_t>(Open), Open};
}

/// Bits that a mask leaves out at the end make a multiple.
static IndexValue masked(IndexValue L, IndexValue R) {
  if (L.isExact() && R.isExact())
    return exactly(L.Known & R.Known);
  int64_t Mask = R.isExact() ? R.Known : L.isExact() ? L.Known : 1;
  uint64_t Low = static_cast<uint64_t>(Mask & -Mask);
  return Low ? checked({0, Low}) : exactly(0);
}

IndexValue IndexReader::binary(const BinaryOperator &B, unsigned Depth) {
  IndexValue L = value(B.getLHS(), Depth), R = value(B.getRHS(), Depth);
  bool Exact = L.isExact() && R.isExact();
  switch (B.getOpcode()) {
  case BO_Add:
    return L + R;
  case BO_Sub:
    return L - R;
  case BO_Mul:
    return L * R;
  case BO_Rem:
    return remainder(L, R);
  case BO_And:
    return masked(L, R);
  case BO_Shl:
    return R.isExact() && R.Known >= 0 && R.Known < 30
               ? L * exactly(int64_t(1) << R.Known)
               : Unknown;
  case BO_LAnd: // one side that is false is enough
    if ((L.isExact() && !L.Known) || (R.isExact() && !R.Known))
      return exactly(0);
    break;
  default:
    break;
  }
  if (!Exact)
    return Unknown;
  int64_t X = L.Known, Y = R.Known;
  switch (B.getOpcode()) {
  case BO_Div:
    return Y > 0 && X >= 0 ? exactly(X / Y) : Unknown;
  case BO_Shr:
    return Y >= 0 && Y < 63 && X >= 0 ? exactly(X >> Y) : Unknown;
  case BO_Or:
    return exactly(X | Y);
  case BO_Xor:
    return exactly(X ^ Y);
  case BO_LT:
    return exactly(X < Y);
  case BO_LE:
    return exactly(X <= Y);
  case BO_GT:
    return exactly(X > Y);
  case BO_GE:
    return exactly(X >= Y);
  case BO_EQ:
    return exactly(X == Y);
  case BO_NE:
    return exactly(X != Y);
  case BO_LAnd:
    return exactly(X && Y);
  case BO_LOr:
    return exactly(X || Y);
  default:
    return Unknown;
  }
}

IndexValue IndexReader::variable(const VarDecl &V, unsigned Depth) {
  if (isa<ParmVarDecl>(V) || V.getType()->isReferenceType() ||
      V.getType().isVolatileQualified() ||
      !V.getType()->isIntegralOrEnumerationType())
    return Unknown;
  if (V.getType().isConstQualified())
    return V.getAnyInitializer() ? value(V.getAnyInitializer(), Depth)
                                 : Unknown;
  if (!V.hasLocalStorage() || !V.getInit())
    return Unknown;
  llvm::ArrayRef<Definition> All = Defs.of(V);
  const Definition *Step = nullptr;
  for (const Definition &D : All) {
    if (D.K == Definition::Whole && D.Value == V.getInit())
      continue;
    if (D.K != Definition::Advance || Step)
      return Unknown;
    Step = &D;
  }
  IndexValue First = value(V.getInit(), Depth);
  if (!Step)
    return First;
  const ForStmt *Loop = Defs.loopOf(V);
  const Expr *Cond = Loop ? Loop->getCond() : nullptr;
  if (!Cond)
    return Unknown;
  if (In.Turn == 0)
    return First;
  IndexValue By = exactly(1);
  if (const auto *C = dyn_cast<CompoundAssignOperator>(Step->Node)) {
    if (C->getOpcode() != BO_AddAssign)
      return Unknown;
    By = value(Step->Value, Depth);
  } else if (cast<UnaryOperator>(Step->Node)->isDecrementOp()) {
    return Unknown;
  }
  // The next turn is there only if the condition says so.
  const auto *B = dyn_cast<BinaryOperator>(Cond->IgnoreParenImpCasts());
  if (!B || (B->getOpcode() != BO_LT && B->getOpcode() != BO_LE))
    return Unknown;
  const auto *D = dyn_cast<DeclRefExpr>(B->getLHS()->IgnoreParenImpCasts());
  IndexValue Next = First + By * exactly(In.Turn);
  IndexValue End = value(B->getRHS(), Depth);
  if (!D || D->getDecl() != &V || !End.isExact() || !Next.isExact() ||
      Next.Known > End.Known ||
      (B->getOpcode() == BO_LT && Next.Known == End.Known))
    return Unknown;
  return Next;
}

IndexValue IndexReader::value(const Expr *E, unsigned Depth) {
  if (!E || Depth > 24)
    return Unknown;
  E = E->IgnoreParenImpCasts();
  if (E->isValueDependent())
    return Unknown;
  if (std::optional<unsigned> At = threadIndex(E))
    return exactly(In.Index[*At]);
  if (E->getType()->isIntegralOrEnumerationType()) {
    auto [It, New] = Known.try_emplace(E);
    Expr::EvalResult R;
    if (New && E->EvaluateAsInt(R, Ctx) &&
        R.Val.getInt().getSignificantBits() < 31)
      It->second = R.Val.getInt().getExtValue();
    if (It->second)
      return exactly(*It->second);
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return binary(*B, Depth + 1);
  if (const auto *C = dyn_cast<ExplicitCastExpr>(E))
    return C->getType()->isIntegralOrEnumerationType()
               ? value(C->getSubExpr(), Depth + 1)
               : Unknown;
  if (const auto *U = dyn_cast<UnaryOperator>(E)) {
    IndexValue V = value(U->getSubExpr(), Depth + 1);
    if (U->getOpcode() == UO_LNot && V.isExact())
      return exactly(!V.Known);
    return U->getOpcode() == UO_Minus ? exactly(0) - V : Unknown;
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(E)) {
    IndexValue Cond = value(C->getCond(), Depth + 1);
    if (!Cond.isExact())
      return Unknown;
    return value(Cond.Known ? C->getTrueExpr() : C->getFalseExpr(), Depth + 1);
  }
  if (const auto *D = dyn_cast<DeclRefExpr>(E))
    if (const auto *V = dyn_cast<VarDecl>(D->getDecl()))
      return variable(*V, Depth + 1);
  return Unknown;
}

/// `if (c) return;` and the like before the site.
static bool leaves(const Stmt *S) {
  if (const auto *C = dyn_cast_or_null<CompoundStmt>(S))
    S = C->body_empty() ? nullptr : C->body_back();
  return S && isa<ReturnStmt, ContinueStmt, BreakStmt>(S);
}

/// Every comparison in it is one of sizes.
static bool isBound(const Expr *Cond) {
  const auto *B = dyn_cast<BinaryOperator>(Cond->IgnoreParenImpCasts());
  if (B && B->isLogicalOp())
    return isBound(B->getLHS()) && isBound(B->getRHS());
  return B && B->isRelationalOp();
}

IndexReader::Reach IndexReader::underCondition(const Expr *Cond, bool Value) {
  if (!Cond)
    return Reach::Yes;
  // Of a conjunction that holds, each part does.
  const auto *B = dyn_cast<BinaryOperator>(Cond->IgnoreParenImpCasts());
  if (B && B->getOpcode() == (Value ? BO_LAnd : BO_LOr))
    return std::min(underCondition(B->getLHS(), Value),
                    underCondition(B->getRHS(), Value));
  IndexValue V = value(Cond, 0);
  if (V.isExact())
    return (V.Known != 0) == Value ? Reach::Yes : Reach::No;
  return isBound(Cond) ? Reach::Yes : Reach::Unknown;
}

/// From \p Below up to \p S, of which it is a part.
IndexReader::Reach IndexReader::step(const Stmt &S, const Stmt *Below,
                                     const CaseStmt *Case) {
  if (const auto *I = dyn_cast<IfStmt>(&S))
    return Below == I->getThen()   ? underCondition(I->getCond(), true)
           : Below == I->getElse() ? underCondition(I->getCond(), false)
                                   : Reach::Yes;
  if (const auto *F = dyn_cast<ForStmt>(&S))
    return Below == F->getBody() ? underCondition(F->getCond(), true)
                                 : Reach::Yes;
  if (const auto *C = dyn_cast<ConditionalOperator>(&S))
    return Below == C->getTrueExpr()    ? underCondition(C->getCond(), true)
           : Below == C->getFalseExpr() ? underCondition(C->getCond(), false)
                                        : Reach::Yes;
  if (const auto *B = dyn_cast<BinaryOperator>(&S))
    return B->isLogicalOp() && Below == B->getRHS()
               ? underCondition(B->getLHS(), B->getOpcode() == BO_LAnd)
               : Reach::Yes;
  if (const auto *W = dyn_cast<SwitchStmt>(&S)) {
    IndexValue V = value(W->getCond(), 0);
    IndexValue L = Case ? value(Case->getLHS(), 0) : Unknown;
    if (!V.isExact() || !L.isExact())
      return Reach::Unknown;
    return V.Known == L.Known ? Reach::Yes : Reach::No;
  }
  Reach R = Reach::Yes;
  unsigned Left = 1024; // keeps long generated code from quadratic time
  if (const auto *C = dyn_cast<CompoundStmt>(&S))
    for (const Stmt *Before : C->body()) {
      if (Before == Below)
        break;
      if (Left-- == 0)
        return std::min(R, Reach::Unknown);
      const auto *I = dyn_cast<IfStmt>(Before);
      if (I && leaves(I->getThen()))
        R = std::min(R, underCondition(I->getCond(), false));
    }
  return R;
}

IndexReader::Reach IndexReader::reach(const Stmt &Site, const FunctionDecl &F) {
  const CaseStmt *Case = nullptr;
  const Stmt *Below = &Site;
  Reach R = Reach::Yes;
  for (unsigned I = 0; I < 64 && R != Reach::No; ++I) {
    const Stmt *S = Up.of(*Below, F);
    if (!S)
      break;
    R = std::min(R, step(*S, Below, Case));
    if (const auto *C = dyn_cast<CaseStmt>(S); C && !Case)
      Case = C;
    Below = S;
  }
  return R;
}
