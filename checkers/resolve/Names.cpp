//===- Names.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/PrettyPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

/// "__v1", "__4": cooperative_groups' version namespaces are not inline.
static bool isVersion(llvm::StringRef Name) {
  if (!Name.consume_front("__"))
    return false;
  Name.consume_front("v");
  return !Name.empty() && llvm::all_of(Name, llvm::isDigit);
}

static void appendContext(const DeclContext *DC, std::string &Out) {
  for (; DC && !DC->isTranslationUnit(); DC = DC->getParent()) {
    llvm::StringRef Part;
    if (const auto *NS = dyn_cast<NamespaceDecl>(DC)) {
      if (NS->isInline() || NS->isAnonymousNamespace() ||
          isVersion(NS->getName()))
        continue;
      Part = NS->getName();
    } else if (const auto *RD = dyn_cast<RecordDecl>(DC)) {
      if (RD->getIdentifier())
        Part = RD->getName();
    }
    if (!Part.empty())
      Out.insert(0, (Part + "::").str());
  }
}

std::string smemlint::qualifiedName(const NamedDecl &D) {
  const NamedDecl *Named = &D;
  if (const auto *C = dyn_cast<CXXConstructorDecl>(&D))
    Named = C->getParent();
  std::string Out = Named->getIdentifier() ? Named->getName().str()
                                           : Named->getNameAsString();
  appendContext(Named->getDeclContext(), Out);
  return Out;
}

std::string smemlint::qualifiedNameWithArgs(const NamedDecl &D) {
  std::string Out = qualifiedName(D);
  const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(&D);
  if (!Spec)
    return Out;
  PrintingPolicy Policy(D.getASTContext().getLangOpts());
  Policy.SuppressTagKeyword = true;
  llvm::raw_string_ostream OS(Out);
  printTemplateArgumentList(OS, Spec->getTemplateArgs().asArray(), Policy);
  return OS.str();
}

std::string smemlint::tagName(QualType T) {
  T = T.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  const auto *RD = T->getAsCXXRecordDecl();
  if (!RD)
    return T.getAsString();
  if (const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(RD))
    for (const TemplateArgument &A : Spec->getTemplateArgs().asArray()) {
      if (A.getKind() != TemplateArgument::Integral)
        continue;
      const auto *Enum = A.getIntegralType()->getAs<EnumType>();
      if (!Enum)
        continue;
      for (const EnumConstantDecl *E : Enum->getDecl()->enumerators())
        if (llvm::APSInt::isSameValue(E->getInitVal(), A.getAsIntegral()))
          return E->getName().str();
    }
  return RD->getIdentifier() ? RD->getName().str() : std::string();
}

std::string smemlint::instantiationName(const FunctionDecl &F) {
  // A lambda's body belongs to the instantiation of the function around it.
  for (const DeclContext *DC = &F; DC; DC = DC->getParent()) {
    const auto *FD = dyn_cast<FunctionDecl>(DC);
    const auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(DC);
    bool Function = FD && FD->isTemplateInstantiation();
    bool Class = Spec && isTemplateInstantiation(Spec->getSpecializationKind());
    if (!Function && !Class)
      continue;
    PrintingPolicy Policy(F.getASTContext().getLangOpts());
    Policy.SuppressTagKeyword = true;
    Policy.SuppressUnwrittenScope = true;
    std::string Out;
    llvm::raw_string_ostream OS(Out);
    if (Class)
      Spec->getNameForDiagnostic(OS, Policy, /*Qualified=*/false);
    else {
      if (const auto *M = dyn_cast<CXXMethodDecl>(FD);
          M && !M->getParent()->isLambda() && M->getParent()->getIdentifier()) {
        M->getParent()->getNameForDiagnostic(OS, Policy, false);
        OS << "::";
      }
      FD->getNameForDiagnostic(OS, Policy, /*Qualified=*/false);
    }
    return OS.str();
  }
  return {};
}

QualType smemlint::memberType(const CXXRecordDecl &RD, llvm::StringRef Name) {
  const CXXRecordDecl *Def = RD.getDefinition();
  if (!Def)
    return {};
  for (const Decl *D : Def->decls())
    if (const auto *T = dyn_cast<TypedefNameDecl>(D);
        T && T->getIdentifier() && T->getName() == Name)
      return T->getUnderlyingType();
  for (const CXXBaseSpecifier &B : Def->bases())
    if (const CXXRecordDecl *Base = B.getType()->getAsCXXRecordDecl())
      if (QualType T = memberType(*Base, Name); !T.isNull())
        return T;
  return {};
}

QualType smemlint::elementType(QualType T) {
  if (T.isNull())
    return T;
  T = T.getNonReferenceType();
  while (const ArrayType *A = T->getAsArrayTypeUnsafe())
    T = A->getElementType();
  return T;
}
