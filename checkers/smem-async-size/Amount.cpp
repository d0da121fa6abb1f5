//===- Amount.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Amount.h"
#include "catalogue/Catalogue.h"
#include "judge/SourceText.h"
#include "judge/Where.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace smemlint;
using llvm::StringRef;

std::string smemlint::quoted(const Unit &U, const Operand &O, StringRef Else) {
  std::string Text = sourceText(O.Written, U.Ctx);
  return Text.empty() ? Else.str() : "'" + Text + "'";
}

std::string smemlint::size(const Unit &U, const AsyncSite &S, uint64_t Bytes) {
  std::string Text = sourceText(S[Role::Size].Written, U.Ctx);
  std::string Number = std::to_string(Bytes);
  if (Text.empty() || Text == Number)
    return "the size of " + Number + " bytes";
  return "the size '" + Text + "' (" + Number + " bytes)";
}

void smemlint::declared(const Extent &E, const Unit &U, Finding &F) {
  F.Notes.push_back({E.Decl->getLocation(),
                     "'" + E.Decl->getNameAsString() + "' is declared as '" +
                         E.Decl->getType().getNonReferenceType().getAsString(
                             U.Ctx.getPrintingPolicy()) +
                         "' here",
                     {}});
}

std::optional<uint64_t> smemlint::amount(const AsyncSite &S) {
  return S[Role::Size].Written ? S.Size.Value : S.Bytes;
}

std::optional<uint64_t> smemlint::bytes(const AsyncSite &S, const Unit &U) {
  std::optional<uint64_t> N = amount(S);
  if (!N || S.Unit == SizeUnit::Bytes)
    return N;
  const AsyncSite &In = S.innermost();
  std::optional<int> At =
      In.Entry ? In.Entry->role(Role::Destination) : std::nullopt;
  if (!At || *At < 0 || !In.Callee)
    return std::nullopt;
  QualType P = In.Callee->getParamDecl(*At)->getType();
  if (!P->isPointerType() || P->isVoidPointerType() ||
      P->getPointeeType()->isIncompleteType())
    return std::nullopt;
  return *N * U.Ctx.getTypeSizeInChars(P->getPointeeType()).getQuantity();
}

bool smemlint::standsAt(const AsyncSite &S, Role R, const ASTContext &Ctx) {
  auto IsSettled = [&](const AsyncSite &At) {
    if (!isClosed(At, {Role::Size}))
      return false;
    std::optional<Extent> E = extentOf(At[R], Ctx);
    return isClosed(At, {R}) || (E && E->isMember());
  };
  if (S.InLibrary || (S.Inner && IsSettled(*S.Inner)))
    return false;
  return IsSettled(S) || !S.HasOuter;
}

bool smemlint::isCpAsync(const AsyncSite &S) {
  return S.Op == "cp.async" &&
         !(S.Entry && S.Entry->Done == Completion::Pipeline);
}

std::optional<uint64_t> smemlint::promised(const AsyncSite &S) {
  const Expr *E = S.innermost()[Role::Size].Written;
  const auto *RD = E ? dyn_cast_or_null<ClassTemplateSpecializationDecl>(
                           E->getType()->getAsCXXRecordDecl())
                     : nullptr;
  if (!RD || RD->getName() != "aligned_size_t" ||
      RD->getTemplateArgs().size() != 1 ||
      RD->getTemplateArgs()[0].getKind() != TemplateArgument::Integral)
    return std::nullopt;
  return RD->getTemplateArgs()[0].getAsIntegral().getLimitedValue();
}
