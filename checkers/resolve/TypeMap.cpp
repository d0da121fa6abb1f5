//===- TypeMap.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeMap.h"
#include "ClangCompat.h"
#include "Names.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace smemlint;

DType TypeMap::of(QualType T) {
  T = elementType(T);
  if (T.isNull() || T->isDependentType())
    return DType::unknown();
  const Type *Canonical = T.getCanonicalType().getTypePtr();
  auto It = Known.find(Canonical);
  if (It != Known.end())
    return It->second;
  Known[Canonical] = DType::unknown(); // a class that contains itself
  DType D = compute(QualType(Canonical, 0));
  Known[Canonical] = D;
  return D;
}

DType TypeMap::compute(QualType T) {
  if (T->isVoidType())
    return DType::raw(Format::None, 0);
  if (const auto *E = T->getAs<EnumType>()) {
    // std::byte and the like: an enumeration over a byte is a byte.
    QualType Under = E->getDecl()->getIntegerType();
    return Under.isNull() ? DType::unknown() : of(Under);
  }
  if (const auto *B = T->getAs<BuiltinType>())
    return ofBuiltin(*B);
  if (const auto *V = T->getAs<VectorType>()) {
    DType E = of(V->getElementType());
    if (E.isCarrier() || (E.isData() && isInteger(E.element())))
      return DType::carrier(E.element(), V->getNumElements());
    return E.times(V->getNumElements());
  }
  if (const auto *C = T->getAs<ComplexType>())
    return of(C->getElementType()).times(2);
  if (T->isPointerType())
    return DType::record("pointer", Ctx.getTypeSizeInChars(T).getQuantity());
  if (const auto *RD = T->getAsCXXRecordDecl())
    return ofRecord(*RD);
  return DType::unknown();
}

DType TypeMap::ofBuiltin(const BuiltinType &B) const {
  switch (B.getKind()) {
  case BuiltinType::Double:
    return DType::data(Format::F64);
  case BuiltinType::Float:
    return DType::data(Format::F32);
  case BuiltinType::Half:
  case BuiltinType::Float16:
    return DType::data(Format::F16);
  case BuiltinType::BFloat16:
    return DType::data(Format::BF16);
  case BuiltinType::Bool:
    return DType::data(Format::Bool);
  case BuiltinType::SChar:
    return DType::data(Format::I8);
  case BuiltinType::Char_S:
  case BuiltinType::Char_U:
  case BuiltinType::UChar:
  case BuiltinType::Char8:
    return DType::raw();
  default:
    break;
  }
  if (!B.isInteger())
    return DType::unknown();
  bool Signed = B.isSignedInteger();
  switch (Ctx.getTypeSize(&B)) {
  case 16:
    return Signed ? DType::data(Format::I16) : DType::carrier(Format::U16);
  case 32:
    return Signed ? DType::data(Format::I32) : DType::carrier(Format::U32);
  case 64:
    return Signed ? DType::data(Format::I64) : DType::carrier(Format::U64);
  case 128:
    // Nobody computes with 128 bits on a GPU: both signs carry.
    return DType::carrier(Signed ? Format::I128 : Format::U128);
  default:
    return DType::unknown();
  }
}

DType TypeMap::ofRecord(const CXXRecordDecl &RD) {
  const CXXRecordDecl *Def = RD.getDefinition();
  if (!Def || Def->isInvalidDecl() || Def->isDependentType())
    return DType::unknown();
  uint64_t Bytes = Ctx.getTypeSizeInChars(recordType(Ctx, *Def)).getQuantity();
  if (Def->getIdentifier() && Cat.mayBeType(Def->getName()))
    if (DType D = fromCatalogue(*Def); D.isKnown())
      return D;
  DType D = ofMembers(*Def);
  return D.isKnown() ? D : DType::record(qualifiedName(*Def), Bytes);
}

bool TypeMap::isPointerLike(QualType T) const {
  const CXXRecordDecl *RD = T.getNonReferenceType()->getAsCXXRecordDecl();
  if (!RD || !RD->getIdentifier() || !Cat.mayBeType(RD->getName()))
    return false;
  const CatalogueType *C = Cat.type(qualifiedName(*RD));
  return C && C->Pointer;
}

/// The name of an enumerator that stands as a template argument.
static llvm::StringRef enumerator(const TemplateArgument &A) {
  if (A.getKind() != TemplateArgument::Integral)
    return {};
  if (const auto *E = A.getIntegralType()->getAs<EnumType>())
    for (const EnumConstantDecl *C : E->getDecl()->enumerators())
      if (llvm::APSInt::isSameValue(C->getInitVal(), A.getAsIntegral()))
        return C->getName();
  return {};
}

TypeMap::Barrier TypeMap::barrier(QualType T) const {
  T = elementType(T);
  const CXXRecordDecl *RD = T.isNull() ? nullptr : T->getAsCXXRecordDecl();
  RD = RD ? RD->getDefinition() : nullptr;
  if (!RD)
    return {};
  if (RD->getIdentifier() && Cat.mayBeType(RD->getName()))
    if (const CatalogueType *C = Cat.type(qualifiedName(*RD));
        C && C->Barrier) {
      const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(RD);
      if (!Spec || !C->ScopeArg ||
          static_cast<unsigned>(*C->ScopeArg) >= Spec->getTemplateArgs().size())
        return {C, {}};
      return {C, enumerator(Spec->getTemplateArgs()[*C->ScopeArg])};
    }
  for (const CXXBaseSpecifier &B : RD->bases())
    if (Barrier Inherited = barrier(B.getType()))
      return Inherited;
  return {};
}

DType TypeMap::fromCatalogue(const CXXRecordDecl &RD) {
  const CatalogueType *T = Cat.type(qualifiedName(RD));
  if (!T)
    T = Cat.type(qualifiedNameWithArgs(RD));
  if (!T)
    return DType::unknown();
  if (T->Element) {
    if (T->Carrier)
      return DType::carrier(*T->Element, T->Lanes);
    if (T->Bytes)
      return DType::packed(*T->Element, T->Lanes, *T->Bytes);
    return DType::data(*T->Element, T->Lanes);
  }
  if (T->Opaque || T->Barrier)
    return DType::record(T->Name, 0);
  if (!T->ElementMember.empty()) {
    QualType E = memberType(RD, T->ElementMember);
    return E.isNull() ? DType::unknown() : of(E).times(T->Lanes);
  }
  const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(&RD);
  if (!Spec)
    return DType::unknown();
  auto Argument = [&](int I) -> const TemplateArgument * {
    auto Args = Spec->getTemplateArgs().asArray();
    return I >= 0 && static_cast<size_t>(I) < Args.size() ? &Args[I] : nullptr;
  };
  const TemplateArgument *E = Argument(*T->ElementArg);
  if (!E || E->getKind() != TemplateArgument::Type)
    return DType::unknown();
  QualType ElementType = E->getAsType();
  if (T->Pointer && ElementType->isPointerType())
    ElementType = ElementType->getPointeeType();
  DType Element = of(ElementType);
  uint64_t Count = T->Lanes;
  if (T->CountArg)
    if (const TemplateArgument *C = Argument(*T->CountArg);
        C && C->getKind() == TemplateArgument::Integral)
      Count *= C->getAsIntegral().getLimitedValue(1u << 28);
  if (!Element.isData() && !Element.isCarrier())
    return Element;
  return Element.times(static_cast<unsigned>(Count));
}

DType TypeMap::ofMembers(const CXXRecordDecl &RD) {
  if (RD.isUnion() || RD.isLambda())
    return DType::unknown();
  DType All;
  uint64_t Lanes = 0;
  bool Mixed = false;
  auto Add = [&](QualType T) {
    if (T->isReferenceType()) {
      Mixed = true;
      return;
    }
    uint64_t Count = 1;
    if (const ConstantArrayType *A = Ctx.getAsConstantArrayType(T))
      Count = Ctx.getConstantArrayElementCount(A);
    DType D = of(T);
    if (!D.isData() && !D.isCarrier() && !D.isRaw()) {
      Mixed = true;
      return;
    }
    if (!All.isKnown())
      All = D.scalar();
    else if (All != D.scalar())
      Mixed = true;
    Lanes += Count * D.lanes();
  };
  for (const CXXBaseSpecifier &B : RD.bases()) {
    const auto *Base = B.getType()->getAsCXXRecordDecl();
    if (!Base || !Base->isEmpty())
      Add(B.getType());
  }
  for (const FieldDecl *F : RD.fields())
    if (!F->isBitField())
      Add(F->getType());
    else
      Mixed = true;
  if (Mixed || !All.isKnown() || Lanes == 0 || Lanes > UINT32_MAX)
    return DType::unknown();
  if (All.isRaw())
    return DType::raw(All.element(), Lanes);
  return All.times(static_cast<unsigned>(Lanes));
}
