//===- Analysis.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Analysis.h"
#include "SiteIndex.h"
#include "emit/Links.h"
#include "find/Roots.h"
#include "find/SiteFinder.h"
#include "resolve/BarrierFlow.h"
#include "resolve/Parents.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace smemlint;

Catalogue smemlint::catalogueFor(const clang::ASTContext &Ctx) {
  const clang::IdentifierTable &Ids = Ctx.Idents;
  // Identifiers of a precompiled header are read when they are asked for.
  if (Ids.getExternalIdentifierLookup())
    return Catalogue::builtin();
  return Catalogue::builtin([&](llvm::StringRef Name) {
    auto It = Ids.find(Name);
    if (It == Ids.end())
      return false;
    // clang's builtins are named in every unit, and declared where one is used.
    const clang::IdentifierInfo *Id = It->second;
    unsigned Builtin = Id->getBuiltinID();
    return !Builtin || Ctx.BuiltinInfo.isInStdNamespace(Builtin) ||
           !Ctx.getTranslationUnitDecl()->lookup(Id).empty();
  });
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
  State(clang::ASTContext &Ctx, const Catalogue &Cat)
      : Ctx(Ctx), Types(Ctx, Cat), Tr(Ctx, Cat, Types),
        Finder(Ctx, Cat, Types, Tr),
        Barriers(Ctx, Cat, Tr, [this] { return Finder.functions(); }) {}
  clang::ASTContext &Ctx;
  TypeMap Types;
  Tracer Tr;
  SiteFinder Finder;
  SiteIndex Index{Finder.sites()};
  BarrierFlow Barriers;
  Parents Up;
};

Analysis::Analysis(clang::ASTContext &Ctx, const Catalogue &Cat,
                   const std::vector<const clang::Decl *> *TopLevel)
    : S(std::make_unique<State>(Ctx, Cat)) {
  Crash = guarded(Ctx.getSourceManager(), [&] { S->Finder.run(TopLevel); });
  if (!Crash)
    return;
  (void)S.release(); // what is left of it is not to be touched
  S = std::make_unique<State>(Ctx, Cat);
}
Analysis::~Analysis() = default;

const std::vector<SitePtr> &Analysis::sites() const {
  return S->Finder.sites();
}

std::vector<Finding> Analysis::judge(const CheckInfo &Info,
                                     const OptionValues &Options) const {
  std::vector<Finding> Out;
  if (Crash)
    return {internalError(Info, *Crash)};
  Unit U{
      S->Ctx,      S->Types, S->Finder.sites(),  S->Index, S->Finder.asmUses(),
      S->Barriers, S->Up,    S->Tr.definitions()};
  std::unique_ptr<Check> C = Info.Make(Options);
  std::optional<Place> At = guarded(S->Ctx.getSourceManager(), [&] {
    C->judge(U, [&](Finding F) { Out.push_back(std::move(F)); });
  });
  if (At) {
    (void)C.release();
    Out.push_back(internalError(Info, *At));
  }
  return Out;
}

Finding Analysis::internalError(const CheckInfo &Info, const Place &At) const {
  const clang::SourceManager &SM = S->Ctx.getSourceManager();
  Finding F;
  F.Check = Info.Id;
  F.Loc = At.Loc;
  // What hosts would leave out is reported at the top of the unit.
  bool Shown =
      At.Loc.isValid() && !SM.isInSystemHeader(SM.getExpansionLoc(At.Loc));
  if (!Shown)
    F.Loc = SM.getLocForStartOfFile(SM.getMainFileID());
  F.Message = "smemlint: internal error while analysing ";
  F.Message += At.Function ? "'" + At.Function->getNameAsString() + "'"
                           : std::string("this unit");
  if (!Shown && At.Loc.isValid())
    F.Message += " at " + At.Loc.printToString(SM);
  F.Message += "; there may be more findings than are shown; please report "
               "this with the source to ";
  F.Message += issuesUrl();
  F.Key = "internal error";
  F.Internal = true;
  return F;
}
