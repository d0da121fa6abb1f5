//===- Extent.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Extent.h"
#include "resolve/Names.h"
#include "resolve/Tracer.h"
#include "clang/AST/RecordLayout.h"

using namespace clang;
using namespace smemlint;

static std::optional<uint64_t> bytesOf(QualType T, const ASTContext &Ctx) {
  if (T.isNull() || T->isDependentType() || T->isIncompleteType() ||
      T->isVoidType() || T->isFunctionType() || T->isReferenceType())
    return std::nullopt;
  return Ctx.getTypeSizeInChars(T).getQuantity();
}

QualType Extent::element() const { return elementType(Decl->getType()); }

uint64_t Extent::elementBytes(const ASTContext &Ctx) const {
  return bytesOf(element(), Ctx).value_or(0);
}

bool Extent::isMember() const { return isa<FieldDecl>(Decl); }

uint64_t Extent::count(unsigned Dimensions, const ASTContext &Ctx) const {
  QualType T = Decl->getType().getNonReferenceType();
  for (unsigned I = 0; I < Dimensions; ++I) {
    const ArrayType *A = Ctx.getAsArrayType(T);
    if (!A)
      return 1;
    T = A->getElementType();
  }
  uint64_t Each = elementBytes(Ctx);
  std::optional<uint64_t> All = bytesOf(T, Ctx);
  return All && Each ? *All / Each : 0;
}

static std::optional<int64_t> constant(const Expr *E, const ASTContext &Ctx) {
  Expr::EvalResult R;
  if (!E || E->isValueDependent() ||
      !E->getType()->isIntegralOrEnumerationType() || !E->EvaluateAsInt(R, Ctx))
    return std::nullopt;
  llvm::APSInt V = R.Val.getInt();
  if (V.getSignificantBits() > 40)
    return std::nullopt;
  return V.getExtValue();
}

/// An array at the end of a class that stands for as many as there are.
static bool isFlexible(const FieldDecl &F, const ASTContext &Ctx) {
  const auto *A = Ctx.getAsConstantArrayType(F.getType());
  return A && A->getSize().ule(1);
}

/// There is nothing else in its class.
static bool isAllOf(const FieldDecl &F, const ASTContext &Ctx) {
  return static_cast<uint64_t>(
             Ctx.getTypeSizeInChars(F.getType()).getQuantity()) ==
         static_cast<uint64_t>(
             Ctx.getASTRecordLayout(F.getParent()).getSize().getQuantity());
}

static void moveBy(Extent &E, std::optional<int64_t> Amount, uint64_t Each,
                   bool MayBeNegative) {
  if (Amount) {
    int64_t To =
        static_cast<int64_t>(E.Offset) + *Amount * static_cast<int64_t>(Each);
    E.Exact &= To >= 0;
    E.Offset = To < 0 ? 0 : To;
    return;
  }
  E.Exact = false;
  if (MayBeNegative)
    E.Offset = 0;
}

static bool field(Extent &E, const FieldDecl &F, const ASTContext &Ctx) {
  const RecordDecl *Of = F.getParent();
  if (F.getType()->isReferenceType() || F.isBitField() || !Of ||
      Of->isInvalidDecl() || Of->isDependentType())
    return false;
  if (Of->isUnion())
    return true; // its members share what there is
  uint64_t At = Ctx.getFieldOffset(&F) / 8;
  if (Ctx.getAsConstantArrayType(F.getType()) && !isFlexible(F, Ctx)) {
    uint64_t All = *bytesOf(F.getType(), Ctx);
    bool Only = isAllOf(F, Ctx);
    E.Row = Only && E.Decl && E.Offset < E.Bytes ? E.Bytes - E.Offset : 0;
    E.Decl = &F;
    E.Bytes = All;
    E.Offset = 0;
    E.Exact = true;
    E.Viewed = false;
    E.Indices = E.Zeros = 0;
    E.Rest = Ctx.getASTRecordLayout(Of).getSize().getQuantity() - At;
    return true;
  }
  if (F.getType()->isIncompleteType())
    return false;
  E.Offset += At;
  E.Viewed = true;
  return true;
}

/// The variable, with no steps taken; nothing where its size is not known.
static std::optional<Extent> extentOf(const Root &From, const ASTContext &Ctx) {
  const ValueDecl *D = From.Decl;
  bool Fits = From.K == Root::Variable || From.K == Root::Parameter;
  if (!Fits || From.Of != Root::Object || !D || D->isInvalidDecl() ||
      isDynamicShared(*D))
    return std::nullopt;
  // Of a parameter only a reference to an array says how much there is.
  QualType Type = D->getType().getNonReferenceType();
  if (isa<ParmVarDecl>(D) && !Type->isArrayType())
    return std::nullopt;
  std::optional<uint64_t> All = bytesOf(Type, Ctx);
  if (!All)
    return std::nullopt;
  Extent E;
  E.Decl = D;
  E.Bytes = *All;
  return E;
}

/// The last step to a member that has an extent of its own, whatever it is a
/// member of. Where it is all of its class, there can be more of these in a
/// row.
static size_t lastArrayMember(const Trace &T, const ASTContext &Ctx) {
  for (size_t I = T.Steps.size(); I-- > 0;) {
    const auto *F = dyn_cast_or_null<FieldDecl>(T.Steps[I].Decl);
    Extent E;
    if (T.Steps[I].K != Step::Field || !F || !field(E, *F, Ctx) || !E.Decl)
      continue;
    bool One = I == 0 && T.From.Of == Root::Object;
    return One || !isAllOf(*F, Ctx) ? I : T.Steps.size();
  }
  return T.Steps.size();
}

static std::optional<Extent> extentOf(const Trace &T, const ASTContext &Ctx) {
  llvm::ArrayRef<Step> Steps = T.Steps;
  std::optional<Extent> Begin = extentOf(T.From, Ctx);
  if (!Begin) {
    size_t From = lastArrayMember(T, Ctx);
    if (From == Steps.size())
      return std::nullopt;
    Steps = Steps.drop_front(From);
    Begin = Extent();
  }
  Extent E = *Begin;
  for (const Step &S : Steps) {
    switch (S.K) {
    case Step::Field: {
      const auto *F = dyn_cast_or_null<FieldDecl>(S.Decl);
      if (!F || !field(E, *F, Ctx))
        return std::nullopt;
      break;
    }
    case Step::Element:
    case Step::Offset: {
      std::optional<uint64_t> Each = bytesOf(S.Type, Ctx);
      std::optional<int64_t> By = constant(S.Amount, Ctx);
      if (!Each)
        return std::nullopt;
      if (By && S.Minus)
        By = -*By;
      bool Signed = S.Minus || !S.Amount ||
                    S.Amount->IgnoreParenImpCasts()
                        ->getType()
                        ->isSignedIntegerOrEnumerationType();
      moveBy(E, By, *Each, S.K == Step::Offset && Signed);
      if (S.K == Step::Element) {
        ++E.Indices;
        E.Zeros = By && *By == 0 ? E.Zeros + 1 : 0;
      }
      break;
    }
    case Step::View:
      E.Viewed = true;
      break;
    case Step::Piece:
    case Step::ToShared:
    case Step::ToRemote:
      break;
    default:
      return std::nullopt;
    }
  }
  return E;
}

std::optional<Extent> smemlint::extentOf(const Operand &O,
                                         const ASTContext &Ctx) {
  std::optional<Extent> Out;
  for (const Trace &T : O.From) {
    std::optional<Extent> E = ::extentOf(T, Ctx);
    if (!E || (Out && Out->Decl != E->Decl))
      return std::nullopt;
    if (!Out) {
      Out = E;
      continue;
    }
    Out->Exact &= E->Exact && E->Offset == Out->Offset;
    Out->Offset = std::min(Out->Offset, E->Offset);
    Out->Viewed |= E->Viewed;
  }
  return Out;
}

bool smemlint::isViewed(const Operand &O) {
  return llvm::any_of(O.From, [](const Trace &T) {
    return llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::View || S.K == Step::Piece || S.K == Step::Load ||
             S.K == Step::Read;
    });
  });
}
