//===- Lint.cpp - smemlint lint -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Config.h"
#include "Findings.h"
#include "FixFiles.h"
#include "Parallel.h"
#include "Paths.h"
#include "Project.h"
#include "Say.h"
#include "UnitFailures.h"
#include "emit/Baseline.h"
#include "emit/Fingerprint.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace smemlint;
using clang::tidy::ClangTidyOptions;
using clang::tooling::CompileCommand;

namespace {
/// One run; the parts of it in their order.
class LintRun {
public:
  LintRun(const LintOptions &O, StringRef Program) : O(O), Program(Program) {}

  ExitCode run();

private:
  Error prepare();
  void takeShard();
  void analyse();
  Error report();
  void summary() const;

  const LintOptions &O;
  StringRef Program;
  Project Units;
  std::vector<ClangTidyOptions> Options; ///< of each unit
  std::optional<Baseline> Known;
  std::vector<ProjectFinding> Findings;
  Baseline::Counts Counts;
  FixCounts Fixed;
};
} // namespace

Error LintRun::prepare() {
  Expected<Config> Settings = Config::make(O.Checks);
  if (!Settings)
    return Settings.takeError();
  if (!O.Baseline.empty()) {
    Expected<Baseline> Loaded = Baseline::load(O.Baseline);
    if (!Loaded)
      return Loaded.takeError();
    Known = std::move(*Loaded);
  }
  Expected<Project> Opened = openProject(O.Project, Program);
  if (!Opened)
    return Opened.takeError();
  Units = std::move(*Opened);
  takeShard();

  // A unit for which a .clang-tidy switches every check off is left out.
  std::vector<CompileCommand> Wanted;
  for (CompileCommand &Unit : Units.Units) {
    Expected<ClangTidyOptions> For = Settings->optionsFor(Unit.Filename);
    if (!For)
      return For.takeError();
    if (!Config::checksAnything(*For))
      continue;
    Wanted.push_back(std::move(Unit));
    Options.push_back(std::move(*For));
  }
  if (Wanted.empty() && !Units.Units.empty())
    return failure("no check is on: the .clang-tidy files switch all of them "
                   "off; --checks overrides them");
  Units.Units = std::move(Wanted);
  return Error::success();
}

/// Units go to the shards in turn, as neighbours tend to take equally long.
void LintRun::takeShard() {
  size_t I = 0;
  auto Other = [&](const auto &) { return I++ % O.Shards != O.Shard - 1; };
  erase_if(Units.Units, Other);
  erase_if(Units.Failed, Other);
}

void LintRun::analyse() {
  std::vector<UnitResult> Results(Units.Units.size());
  std::vector<std::string> Names;
  for (const CompileCommand &Unit : Units.Units)
    Names.push_back(Unit.Filename);
  std::vector<char> Crashed = forEachUnit(Names, O.Project.Jobs, [&](size_t I) {
    Results[I] = lintUnit(Units.Units[I], Options[I]);
  });
  addFailures(Units.Units, Results, Crashed, Units.Failed);
  Findings = mergeFindings(Results);
}

Error LintRun::report() {
  std::vector<clang::tooling::Diagnostic> All;
  for (const ProjectFinding &F : Findings)
    All.push_back(F.Error);
  SourceFiles Files(".");
  if (!O.Sarif.empty())
    if (Error E = writeSarif(
            O.Sarif, {All, Units.Failed, Known ? &*Known : nullptr}, Files))
      return failure("cannot write '{0}': {1}", O.Sarif,
                     toString(std::move(E)));
  if (Known) {
    std::vector<std::string> Prints = fingerprints(All, Files);
    Counts = Known->filter(All, Files);
    size_t I = 0;
    erase_if(Findings,
             [&](const ProjectFinding &) { return Known->knows(Prints[I++]); });
  }
  // SARIF has standard output for itself.
  if (O.Sarif != "-")
    printFindings(Findings);
  return Error::success();
}

static std::string plural(size_t N, StringRef Noun) {
  return (Twine(N) + " " + Noun + (N == 1 ? "" : "s")).str();
}

void LintRun::summary() const {
  StringSet<> In;
  for (const ProjectFinding &F : Findings)
    In.insert(F.Error.Message.FilePath);
  raw_ostream &OS = errs();
  OS << plural(Findings.size(), Known ? "new finding" : "finding");
  if (!Findings.empty())
    OS << " in " << plural(In.size(), "file");
  if (Known)
    OS << ", " << Counts.Known << " known, " << Counts.Ended << " ended";
  if (O.Fix) {
    OS << "; " << plural(Fixed.Applied, "fix-it") << " applied";
    if (Fixed.Conflict)
      OS << ", " << Fixed.Conflict << " not, as they overlap: run it again";
    if (Fixed.Broken)
      OS << ", " << Fixed.Broken << " not, as their units have errors";
  }
  OS << "; " << plural(Units.Units.size(), "unit") << " analysed";
  if (!Units.Failed.empty())
    OS << ", " << Units.Failed.size() << " failed";
  if (Units.WithoutCuda)
    OS << ", " << Units.WithoutCuda << " without CUDA code left out";
  OS << '\n';
}

ExitCode LintRun::run() {
  if (Error E = prepare()) {
    sayError(toString(std::move(E)));
    return CouldNot;
  }
  analyse();
  bool Failed = !Units.Failed.empty();
  // Fix-its after the report: it reads the files that the findings are in.
  Error E = report();
  if (O.Fix)
    E = joinErrors(std::move(E), applyFixes(Findings, Fixed));
  if (E) {
    sayError(toString(std::move(E)));
    Failed = true;
  }
  sayFailures(Units.Failed);
  summary();
  if (Failed)
    return CouldNot;
  return Findings.size() > Fixed.Applied ? Found : Clean;
}

ExitCode smemlint::lint(const LintOptions &O, StringRef Program) {
  return LintRun(O, Program).run();
}
