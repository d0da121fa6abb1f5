//===- TracerLoads.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TracerDetail.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;
using namespace smemlint;

/// A variable whose every write is in sight: on the thread's stack.
static bool isTracked(const VarDecl &V) {
  return V.hasLocalStorage() && !V.hasAttr<CUDASharedAttr>() &&
         !V.getType()->isReferenceType();
}

/// `f = ...`, `f += ...` or `++f` of this object's field, in a statement.
static bool assigns(const Stmt *S, const FieldDecl &F) {
  if (!S)
    return false;
  const Expr *Left = nullptr;
  if (const auto *B = dyn_cast<BinaryOperator>(S); B && B->isAssignmentOp())
    Left = B->getLHS();
  else if (const auto *U = dyn_cast<UnaryOperator>(S);
           U && U->isIncrementDecrementOp())
    Left = U->getSubExpr();
  if (const auto *M =
          Left ? dyn_cast<MemberExpr>(Left->IgnoreParens()) : nullptr;
      M && M->getMemberDecl() == &F)
    return true;
  return llvm::any_of(S->children(),
                      [&](const Stmt *C) { return assigns(C, F); });
}

static QualType pointeeType(QualType T) {
  return T->isPointerType() ? T->getPointeeType() : QualType();
}

Traces Tracer::load(const Traces &Objects, QualType T, Want W) {
  Traces All;
  for (const Trace &O : Objects)
    append(All, load(O, T, W));
  return All;
}

Traces Tracer::load(const Trace &O, QualType T, Want W) {
  const Root &R = O.From;
  if (R.K == Root::Unknown || R.K == Root::Neutral)
    return {O};

  // A constant initialised once holds that for good.
  const auto *V = dyn_cast_or_null<VarDecl>(R.Decl);
  bool Constant = V && R.K == Root::Variable && V->isConstexpr();
  if (V && R.Of == Root::Object &&
      (R.K == Root::Variable || R.K == Root::Parameter) &&
      (isTracked(*V) || Constant)) {
    bool Views = llvm::any_of(O.Steps, [](const Step &S) {
      return S.K == Step::View || S.K == Step::Load || S.K == Step::Offset;
    });
    if (!Views) {
      Traces Found = fromDefinitions(*V, O.Steps, T, W);
      if (W == Want::Pointee)
        piece(Found, T, O.Steps.empty() ? V : O.Steps.back().Decl);
      return Found;
    }
    if (W == Want::Value && O.Steps.size() == 1 && O.Steps[0].K == Step::View) {
      // *reinterpret_cast<U *>(&v): the bits of all of v.
      Traces Bits = fromDefinitions(*V, {}, V->getType(), W);
      step(Bits, {Step::BitCast, nullptr, T, nullptr, O.Steps[0].Loc});
      return Bits;
    }
  }
  // A temporary that a reference is bound to holds what it was made from.
  if (R.K == Root::Value && R.Origin && O.Steps.empty() &&
      R.Origin->isPRValue() && !R.Origin->getType()->isRecordType())
    return wanted(R.Origin, W);
  // The value a new object was made with.
  if (R.K == Root::Value && R.Origin)
    if (const Expr *E = strip(R.Origin); isa<CXXConstructExpr, InitListExpr>(E))
      if (!O.Steps.empty() && O.Steps[0].K == Step::Field)
        return partOf(E, O.Steps, T, W);

  if (W == Want::Value) {
    Traces One{O};
    if (!O.Steps.empty() && O.Steps.back().K == Step::View)
      One[0].Steps.back().K = Step::BitCast;
    // Once a caller has said which object it is, its definitions count.
    if (R.isOpen())
      step(One, {Step::Read, nullptr, T, nullptr, R.Loc});
    return One;
  }
  Traces One{O};
  if (One[0].From.K == Root::Parameter && One[0].Steps.empty() &&
      R.Of == Root::Object) {
    // A pointer that a reference parameter refers to.
    step(One, {Step::Load, R.Decl, pointeeType(T), nullptr, R.Loc});
    return One;
  }
  SourceLocation Loc = O.Steps.empty() ? R.Loc : O.Steps.back().Loc;
  const ValueDecl *Field = O.Steps.empty() ? R.Decl : O.Steps.back().Decl;
  step(One, {Step::Load, Field, pointeeType(T), nullptr, Loc});
  return One;
}

/// A pointer declared with an element type, onto what a cast made of something
/// else: from here on its type counts, if the root has none.
void Tracer::piece(Traces &To, QualType T, const ValueDecl *D) {
  if (!T->isPointerType() || !Types.of(T->getPointeeType()).isData())
    return;
  for (Trace &One : To)
    if (llvm::any_of(One.Steps,
                     [](const Step &S) { return S.K == Step::View; }) &&
        One.Steps.size() < MaxSteps &&
        !(One.Steps.back().K == Step::Piece && One.Steps.back().Decl == D))
      One.Steps.push_back({Step::Piece, D, T->getPointeeType(), nullptr,
                           D ? D->getLocation() : SourceLocation()});
}

/// Whether a method of the field's class gives it another value later on.
bool Tracer::isReassigned(const FieldDecl &F) {
  auto [It, New] = Reassigned.try_emplace(&F, false);
  if (!New)
    return It->second;
  bool Found = false;
  auto Sees = [&](const FunctionDecl &M) {
    if (!isa<CXXConstructorDecl>(M) && M.hasBody() && assigns(M.getBody(), F))
      Found = true;
  };
  for (const Decl *D : F.getParent()->decls()) {
    if (const auto *M = dyn_cast<CXXMethodDecl>(D))
      Sees(*M);
    else if (const auto *T = dyn_cast<FunctionTemplateDecl>(D))
      for (const FunctionDecl *M : T->specializations())
        Sees(*M);
  }
  return Reassigned[&F] = Found;
}

Traces Tracer::fromDefinitions(const VarDecl &V, ArrayRef<Step> Path,
                               QualType T, Want W) {
  Nested N(*this, &V, W == Want::Pointee ? Nested::Pointee : Nested::Value);
  if (!N)
    return N.refused();

  ArrayRef<Definition> Given = Defs.of(V);
  if (Given.size() > MaxDefinitions &&
      llvm::count_if(Given, [](const Definition &D) {
        return D.K != Definition::Advance;
      }) > MaxDefinitions)
    return unknown();

  Traces All;
  if (const auto *P = dyn_cast<ParmVarDecl>(&V)) {
    Traces Own;
    if (!Path.empty()) {
      Own = parameter(*P, Root::Object, P->getType());
      Own[0].Steps.append(Path.begin(), Path.end());
      step(Own,
           {W == Want::Pointee ? Step::Load : Step::Read, Path.back().Decl,
            W == Want::Pointee ? pointeeType(T) : T, nullptr, Path.back().Loc});
    } else if (W == Want::Pointee)
      Own = parameter(*P, Root::Pointee, pointeeType(P->getType()));
    else
      Own = parameter(*P, Root::Content, P->getType());
    append(All, Own);
  }

  // What nothing better is known of: the declared type.
  auto Declared = [&] {
    Root R{Root::Opaque,
           Root::Content,
           &V,
           nullptr,
           W == Want::Pointee ? pointeeType(T) : T,
           V.getLocation()};
    return Traces{Trace{R, {}}};
  };

  bool Any = !All.empty();
  bool Advanced = false;
  if (!Path.empty() && Path.back().K == Step::Field)
    if (const auto *F = dyn_cast_or_null<FieldDecl>(Path.back().Decl);
        F && isReassigned(*F))
      append(All, Declared());
  // An integer can hold the bits of anything.
  bool Integer = T->isIntegralOrEnumerationType();
  for (const Definition &D : Given) {
    switch (D.K) {
    case Definition::Whole:
      append(All, partOf(D.Value, Path, T, W));
      Any = true;
      break;
    case Definition::Part: {
      // Of a union every member names the same bits.
      bool Union = V.getType()->isUnionType();
      const auto *M = dyn_cast<MemberExpr>(D.Target->IgnoreParens());
      bool SameField = Path.empty() || Union || !M ||
                       Path[0].K != Step::Field ||
                       M->getMemberDecl() == Path[0].Decl ||
                       isa<MemberExpr>(M->getBase()->IgnoreParenCasts());
      if (!SameField)
        break;
      if (W == Want::Value || !Path.empty()) {
        append(All, wanted(D.Value, W));
        Any = true;
      }
      break;
    }
    case Definition::Copied:
      if (W == Want::Value) {
        Traces Bits = pointee(D.Value);
        Bits = load(Bits, T, W);
        step(Bits, {Step::BitCast, nullptr, T, nullptr, D.Value->getExprLoc()});
        append(All, Bits);
        Any = true;
      }
      break;
    case Definition::Advance:
      Advanced = true;
      if (W == Want::Value && Integer && D.Value && touchesBits(value(D.Value)))
        append(All, unknown(D.Target));
      break;
    case Definition::Asm:
      append(All, madeByAsm(*cast<GCCAsmStmt>(D.Node), D.Target, W));
      Any = true;
      break;
    case Definition::Opaque: {
      Traces Out = writtenByCallee(D, T, W);
      if (Out.empty())
        Out = W == Want::Value && Integer ? unknown(D.Target) : Declared();
      append(All, Out);
      Any = true;
      break;
    }
    }
  }
  if (!Any || (Advanced && W == Want::Value && Path.empty()))
    append(All, Declared());
  // How far it was moved nobody says.
  if (Advanced && W == Want::Pointee && Path.empty()) {
    QualType P = V.getType()->getPointeeType();
    step(All, {Step::Offset, nullptr, P.isNull() ? Ctx.CharTy : P, nullptr,
               V.getLocation()});
  }
  return All;
}

/// What a function puts into the variable that it was handed by reference.
Traces Tracer::writtenByCallee(const Definition &D, QualType T, Want W) {
  CallView Call{D.Node};
  const FunctionDecl *F = nullptr;
  if (!Call || !Call.callee()->hasBody(F) || !F)
    return {};
  for (unsigned I = 0; I < Call.size() && I < F->getNumParams(); ++I) {
    const ParmVarDecl *P = F->getParamDecl(I);
    if (Call.arg(I) != D.Value || !P->getType()->isReferenceType())
      continue;
    Traces Inside;
    for (const Definition &Own : Defs.of(*P)) {
      if (Own.K == Definition::Whole)
        append(Inside, wanted(Own.Value, W));
      else if (Own.K == Definition::Asm)
        append(Inside, madeByAsm(*cast<GCCAsmStmt>(Own.Node), Own.Target, W));
      else if (Own.K != Definition::Advance)
        return {};
    }
    return atCall(Inside, Call);
  }
  return {};
}

Traces Tracer::partOf(const Expr *E, ArrayRef<Step> Path, QualType T, Want W) {
  E = strip(E);
  // Any element of an array, where none is named.
  if (const auto *L = dyn_cast<InitListExpr>(E);
      L && L->getType()->isArrayType() && !L->isTransparent() &&
      (Path.empty() || Path.front().K != Step::Element)) {
    Traces All;
    for (const Expr *Init : L->inits())
      append(All, partOf(Init, Path, T, W));
    return All;
  }
  if (Path.empty())
    return wanted(E, W);
  const Step &S = Path.front();

  if (const auto *L = dyn_cast<InitListExpr>(E)) {
    if (L->isTransparent() && L->getNumInits() == 1)
      return partOf(L->getInit(0), Path, T, W);
    if (S.K == Step::Field) {
      const auto *F = dyn_cast<FieldDecl>(S.Decl);
      if (!F)
        return unknown(E);
      const CXXRecordDecl *Made = L->getType()->getAsCXXRecordDecl();
      const auto *Owner = dyn_cast<CXXRecordDecl>(F->getParent());
      // Bases come first in the list of an aggregate with bases.
      unsigned I = F->getFieldIndex() + (Made ? Made->getNumBases() : 0);
      if (Made && Owner &&
          Made->getCanonicalDecl() != Owner->getCanonicalDecl()) {
        unsigned At = 0;
        for (const CXXBaseSpecifier &B : Made->bases()) {
          const CXXRecordDecl *Base = B.getType()->getAsCXXRecordDecl();
          if (Base && At < L->getNumInits() &&
              (Base->getCanonicalDecl() == Owner->getCanonicalDecl() ||
               Base->isDerivedFrom(Owner)))
            return partOf(L->getInit(At), Path, T, W);
          ++At;
        }
        return opaque(E, W == Want::Pointee ? pointeeType(T) : T);
      }
      if (F->getParent()->isUnion())
        I = 0;
      return I < L->getNumInits()
                 ? partOf(L->getInit(I), Path.drop_front(), T, W)
                 : opaque(E, T);
    }
    if (S.K == Step::Element) {
      Traces All;
      for (const Expr *Init : L->inits())
        append(All, partOf(Init, Path.drop_front(), T, W));
      return All;
    }
    return unknown(E);
  }
  if (const auto *C = dyn_cast<CXXConstructExpr>(E)) {
    if (C->getConstructor()->isCopyOrMoveConstructor() && C->getNumArgs() >= 1)
      return partOf(C->getArg(0), Path, T, W);
    if (S.K == Step::Field)
      return fieldOfConstructed(C, Path, T, W);
  }
  if (const auto *C = dyn_cast<CastExpr>(E);
      C && (C->getCastKind() == CK_NoOp ||
            C->getCastKind() == CK_ConstructorConversion ||
            C->getCastKind() == CK_LValueToRValue))
    return partOf(C->getSubExpr(), Path, T, W);
  if (const auto *Cond = dyn_cast<AbstractConditionalOperator>(E)) {
    Traces Both = partOf(Cond->getTrueExpr(), Path, T, W);
    append(Both, partOf(Cond->getFalseExpr(), Path, T, W));
    return Both;
  }
  if (E->isGLValue()) {
    Traces O = object(E);
    for (Trace &One : O)
      One.Steps.append(Path.begin(), Path.end());
    return load(O, T, W);
  }
  if (CallView Call{E}) {
    // A function that returns an object: the part of what it returns.
    Traces All;
    for (const Expr *R : Defs.returnsOf(*Call.callee()))
      append(All, partOf(R, Path, T, W));
    if (!All.empty())
      return atCall(All, Call);
  }
  return opaque(E, W == Want::Pointee ? pointeeType(T) : T);
}

Traces Tracer::fieldOfConstructed(const CXXConstructExpr *C,
                                  ArrayRef<Step> Path, QualType T, Want W) {
  const FunctionDecl *Def = nullptr;
  const CXXConstructorDecl *Ctor = C->getConstructor();
  if (Ctor->hasBody(Def) && Def)
    Ctor = cast<CXXConstructorDecl>(Def);
  for (const CXXCtorInitializer *I : Ctor->inits()) {
    if (I->isAnyMemberInitializer() && I->getAnyMember() == Path[0].Decl) {
      Traces Part = partOf(I->getInit(), Path.drop_front(), T, W);
      return atCall(Part, CallView(C));
    }
    if (I->isDelegatingInitializer() || I->isBaseInitializer())
      if (const auto *Inner = dyn_cast<CXXConstructExpr>(strip(I->getInit()))) {
        const auto *F = dyn_cast<FieldDecl>(Path[0].Decl);
        const auto *Owner =
            F ? dyn_cast<CXXRecordDecl>(F->getParent()) : nullptr;
        const CXXRecordDecl *Built = Inner->getConstructor()->getParent();
        if (Owner && (I->isDelegatingInitializer() || Owner == Built ||
                      Built->isDerivedFrom(Owner)))
          return atCall(fieldOfConstructed(Inner, Path, T, W), CallView(C));
      }
  }
  return opaque(C, W == Want::Pointee ? pointeeType(T) : T);
}
