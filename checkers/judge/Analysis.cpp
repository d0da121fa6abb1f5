//===- Analysis.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Analysis.h"
#include "find/SiteFinder.h"
#include "resolve/BarrierFlow.h"

using namespace smemlint;

struct Analysis::State {
  State(clang::ASTContext &Ctx, const Catalogue &Cat)
      : Ctx(Ctx), Types(Ctx, Cat), Tr(Ctx, Cat, Types),
        Finder(Ctx, Cat, Types, Tr),
        Barriers(Ctx, Cat, Tr, [this] { return Finder.functions(); }) {
    Finder.run();
  }
  clang::ASTContext &Ctx;
  TypeMap Types;
  Tracer Tr;
  SiteFinder Finder;
  BarrierFlow Barriers;
};

Analysis::Analysis(clang::ASTContext &Ctx, const Catalogue &Cat)
    : S(std::make_unique<State>(Ctx, Cat)) {}
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
