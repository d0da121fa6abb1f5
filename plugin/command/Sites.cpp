//===- Sites.cpp - smemlint sites -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Parallel.h"
#include "Paths.h"
#include "Project.h"
#include "Say.h"
#include "UnitFailures.h"
#include "emit/SiteList.h"

using namespace llvm;
using namespace smemlint;
using clang::tooling::CompileCommand;

/// Units are compiled in different directories.
static void makeAbsolute(json::Array &Sites, StringRef Folder) {
  for (json::Value &Item : Sites) {
    json::Object *Site = Item.getAsObject();
    if (!Site)
      continue;
    if (std::optional<StringRef> File = Site->getString("file"))
      (*Site)["file"] = absolutePath(*File, Folder);
    if (json::Array *Chain = Site->getArray("chain"))
      makeAbsolute(*Chain, Folder);
  }
}

ExitCode smemlint::sites(const SitesOptions &O, StringRef Program) {
  Catalogue Cat = Catalogue::builtin();
  for (const std::string &File : O.Catalogues)
    if (Error E = Cat.addFile(File)) {
      sayError(toString(std::move(E)));
      return CouldNot;
    }
  Expected<Project> P = openProject(O.Project, Program);
  if (!P) {
    sayError(toString(P.takeError()));
    return CouldNot;
  }
  std::vector<UnitResult> Results(P->Units.size());
  std::vector<std::string> Names;
  for (const CompileCommand &Unit : P->Units)
    Names.push_back(Unit.Filename);
  std::vector<char> Crashed = forEachUnit(Names, O.Project.Jobs, [&](size_t I) {
    Results[I] = listUnit(P->Units[I], Cat);
  });
  addFailures(P->Units, Results, Crashed, P->Failed);
  json::Array Sites;
  for (size_t I = 0; I < Results.size(); ++I) {
    makeAbsolute(Results[I].Sites, P->Units[I].Directory);
    Sites = mergeSites(std::move(Sites), std::move(Results[I].Sites));
  }
  outs() << formatv("{0:2}", json::Value(std::move(Sites))) << '\n';
  outs().flush();
  sayFailures(P->Failed);
  return P->Failed.empty() ? Clean : CouldNot;
}
