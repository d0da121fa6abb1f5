//===- Analysis.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Analysis.h"
#include "find/SiteFinder.h"
#include "resolve/BarrierFlow.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace smemlint;

Catalogue smemlint::catalogueFor(const clang::ASTContext &Ctx) {
  const clang::IdentifierTable &Ids = Ctx.Idents;
  // Identifiers of a precompiled header are read when they are asked for.
  if (Ids.getExternalIdentifierLookup())
    return Catalogue::builtin();
  return Catalogue::builtin(
      [&](llvm::StringRef Name) { return Ids.find(Name) != Ids.end(); });
}

void smemlint::collect(clang::DeclGroupRef Group,
                       const clang::SourceManager &SM,
                       std::vector<const clang::Decl *> &TopLevel) {
  using namespace clang;
  for (const Decl *D : Group) {
    // Instantiations come one by one, so their templates say nothing more.
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (F ? !isRoot(*F)
          : !isa<NamespaceDecl, LinkageSpecDecl, CXXRecordDecl, ExportDecl>(D))
      continue;
    if (!SM.isInSystemHeader(D->getLocation()))
      TopLevel.push_back(D);
  }
}

struct Analysis::State {
  State(clang::ASTContext &Ctx, const Catalogue &Cat,
        const std::vector<const clang::Decl *> *TopLevel)
      : Ctx(Ctx), Types(Ctx, Cat), Tr(Ctx, Cat, Types),
        Finder(Ctx, Cat, Types, Tr),
        Barriers(Ctx, Cat, Tr, [this] { return Finder.functions(); }) {
    Finder.run(TopLevel);
  }
  clang::ASTContext &Ctx;
  TypeMap Types;
  Tracer Tr;
  SiteFinder Finder;
  BarrierFlow Barriers;
};

Analysis::Analysis(clang::ASTContext &Ctx, const Catalogue &Cat,
                   const std::vector<const clang::Decl *> *TopLevel)
    : S(std::make_unique<State>(Ctx, Cat, TopLevel)) {}
Analysis::~Analysis() = default;

const std::vector<SitePtr> &Analysis::sites() const {
  return S->Finder.sites();
}

std::vector<Finding> Analysis::judge(const CheckInfo &Info,
                                     const OptionValues &Options) const {
  std::vector<Finding> Out;
  Unit U{S->Ctx, S->Types, S->Finder.sites(), S->Finder.asmUses(),
         S->Barriers};
  Info.Make(Options)->judge(U, [&](Finding F) { Out.push_back(std::move(F)); });
  return Out;
}
