//===- SiteMatchers.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteMatchers.h"
#include "AtomOp.h"
#include "resolve/Names.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;
using namespace clang::ast_matchers;
using namespace smemlint;

static llvm::StringRef lastName(const FunctionDecl &F) {
  if (const auto *C = dyn_cast<CXXConstructorDecl>(&F)) {
    const CXXRecordDecl *RD = C->getParent();
    return RD->getIdentifier() ? RD->getName() : llvm::StringRef();
  }
  return F.getIdentifier() ? F.getName() : llvm::StringRef();
}

static bool fits(const CatalogueEntry &E, const FunctionDecl &F,
                 const Catalogue &Cat) {
  if (E.Args && *E.Args != F.getNumParams())
    return false;
  for (const auto &[At, Tag] : E.Tags)
    if (static_cast<unsigned>(At) >= F.getNumParams() ||
        tagName(F.getParamDecl(At)->getType()) != Tag)
      return false;
  for (std::optional<int> I : E.Roles)
    if (I && *I >= static_cast<int>(F.getNumParams()))
      return false;
  if (E.Through && (*E.Through >= static_cast<int>(F.getNumParams()) ||
                    !operationIn(F.getParamDecl(*E.Through)->getType(), Cat)))
    return false;
  return true;
}

const CatalogueEntry *EntryLookup::find(const FunctionDecl &F) const {
  llvm::StringRef Last = lastName(F);
  if (Last.empty() || !Cat.mayBeFunction(Last))
    return nullptr;
  for (const CatalogueEntry *E : Cat.functions(qualifiedName(F)))
    if (isTransfer(E->Kind) && fits(*E, F, Cat))
      return E;
  return nullptr;
}

const CatalogueEntry *EntryLookup::operator()(const FunctionDecl &F) {
  auto [It, New] = Known.try_emplace(F.getCanonicalDecl(), nullptr);
  if (New)
    It->second = find(F);
  return Known.lookup(F.getCanonicalDecl());
}

namespace {
AST_MATCHER_P(FunctionDecl, isAsyncApi, EntryLookup *, Entries) {
  return (*Entries)(Node) != nullptr;
}
} // namespace

SiteMatchers::SiteMatchers(EntryLookup &Entries)
    : Api(stmt(anyOf(callExpr(callee(functionDecl(isAsyncApi(&Entries)))),
                     cxxConstructExpr(
                         hasDeclaration(functionDecl(isAsyncApi(&Entries))))))
              .bind("site")) {}
