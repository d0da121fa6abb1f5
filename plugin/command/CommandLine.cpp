//===- CommandLine.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "Say.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace smemlint;

static cl::OptionCategory Category("smemlint options");

static cl::SubCommand LintCommand("lint",
                                  "Report findings in the units of a project");
static cl::SubCommand SitesCommand("sites",
                                   "Print every asynchronous transfer as JSON");
static cl::SubCommand
    CompDbCommand("compdb",
                  "Write a compile_commands.json for clang-tidy and clangd");

static cl::SubCommandGroup Every{&LintCommand, &SitesCommand, &CompDbCommand};
static cl::SubCommandGroup Parsing{&LintCommand, &SitesCommand};

static cl::opt<std::string>
    Database("p",
             cl::desc("compile_commands.json or its folder; without it, "
                      "searched from the first FILE upwards"),
             cl::value_desc("dir|file"), cl::sub(Every), cl::cat(Category));
static cl::opt<std::string>
    GpuArch("arch",
            cl::desc("Architecture to analyse for, instead of the "
                     "newest that each command names"),
            cl::value_desc("sm_90a"), cl::sub(Every), cl::cat(Category));
static cl::opt<std::string>
    CudaPath("cuda-path", cl::desc("CUDA toolkit, instead of that of nvcc"),
             cl::value_desc("dir"), cl::sub(Every), cl::cat(Category));
static cl::opt<std::string>
    ResourceDir("resource-dir",
                cl::desc("clang's own headers, instead of LLVM's"),
                cl::value_desc("dir"), cl::sub(Parsing), cl::cat(Category));
static cl::opt<unsigned>
    Jobs("j", cl::Prefix,
         cl::desc("Units to analyse at a time; default: one a core"),
         cl::value_desc("n"), cl::init(0), cl::sub(Parsing), cl::cat(Category));
static cl::list<std::string>
    Catalogues("catalogue", cl::desc("Functions and types of your own"),
               cl::value_desc("file"), cl::sub(Parsing), cl::cat(Category));
static cl::list<std::string> Files(cl::Positional, cl::desc("[FILE...]"),
                                   cl::sub(Parsing), cl::cat(Category));

static cl::opt<std::string>
    Checks("checks",
           cl::desc("Checks to run, with * for anything and - to take away; "
                    "overrides Checks of .clang-tidy"),
           cl::value_desc("globs"), cl::sub(LintCommand), cl::cat(Category));
static cl::list<std::string>
    CheckOption("option",
                cl::desc("Option of a check, as CheckOptions of .clang-tidy"),
                cl::value_desc("check.name=value"), cl::sub(LintCommand),
                cl::cat(Category));
static cl::opt<std::string> HeaderFilter(
    "header-filter",
    cl::desc("Headers to report findings in; default: all but system headers"),
    cl::value_desc("regex"), cl::sub(LintCommand), cl::cat(Category));
static cl::opt<bool> Fix("fix",
                         cl::desc("Apply fix-its, of findings not of notes"),
                         cl::sub(LintCommand), cl::cat(Category));
static cl::opt<std::string>
    Sarif("sarif", cl::desc("Write findings as SARIF; - is standard output"),
          cl::value_desc("file"), cl::sub(LintCommand), cl::cat(Category));
static cl::opt<std::string> BaselineFile(
    "baseline", cl::desc("Report only what this SARIF file does not have"),
    cl::value_desc("file"), cl::sub(LintCommand), cl::cat(Category));
static cl::opt<std::string>
    Shard("shard", cl::desc("Analyse the i-th of n equal parts of the units"),
          cl::value_desc("i/n"), cl::sub(LintCommand), cl::cat(Category));

static cl::opt<std::string>
    OutDir("o", cl::desc("Folder to write compile_commands.json to"),
           cl::value_desc("dir"), cl::sub(CompDbCommand), cl::cat(Category));

static void printVersion(raw_ostream &OS) {
  OS << "smemlint " SMEMLINT_VERSION "\nLLVM " LLVM_VERSION_STRING "\n";
}

static bool parseShard(StringRef Text, LintOptions &Into) {
  auto [I, N] = Text.split('/');
  return to_integer(I, Into.Shard, 10) && to_integer(N, Into.Shards, 10) &&
         Into.Shard >= 1 && Into.Shard <= Into.Shards;
}

std::optional<Request> smemlint::parseCommandLine(int Argc, const char **Argv) {
  // What follows "--" is for the compiler.
  ArrayRef<const char *> Words(Argv, Argc);
  const char *const *Dashes =
      find_if(Words, [](const char *W) { return StringRef(W) == "--"; });
  std::optional<std::vector<std::string>> Command;
  if (Dashes != Words.end())
    Command.emplace(Dashes + 1, Words.end());

  cl::SetVersionPrinter(printVersion);
  cl::HideUnrelatedOptions(Category);
  for (cl::SubCommand *S : {&LintCommand, &SitesCommand, &CompDbCommand})
    cl::HideUnrelatedOptions(Category, *S);
  if (!cl::ParseCommandLineOptions(
          static_cast<int>(Dashes - Words.begin()), Argv,
          "smemlint checks asynchronous stores and copies into CUDA shared "
          "memory\n",
          &errs()))
    return std::nullopt;

  Request R;
  ProjectOptions P;
  P.Database = Database;
  P.Arch = GpuArch;
  P.Cuda = CudaPath;
  P.ResourceDir = ResourceDir;
  P.Files = Files;
  P.Command = std::move(Command);
  P.Jobs = Jobs;
  auto Wrong = [](const Twine &Message) {
    sayError(Message);
    return std::nullopt;
  };
  // As from a variable of the shell that is not set.
  for (const cl::opt<std::string> *Option :
       {&Database, &GpuArch, &CudaPath, &ResourceDir, &Sarif, &BaselineFile})
    if (Option->getNumOccurrences() && Option->empty())
      return Wrong((Option->ArgStr.size() > 1 ? "--" : "-") + Option->ArgStr +
                   " has an empty value");
  for (const std::string &Name : Catalogues)
    if (Name.empty())
      return Wrong("--catalogue has an empty value");
  if (P.Command && CompDbCommand)
    return Wrong("compdb translates a database; it takes no command after --");
  if (P.Command && !P.Database.empty())
    return Wrong("-p and a command after -- exclude each other");
  if (P.Command && P.Files.empty())
    return Wrong("a command after -- needs the files to analyse before it");

  if (LintCommand) {
    R.Wanted = Subcommand::Lint;
    R.Lint.Project = std::move(P);
    if (Checks.getNumOccurrences())
      R.Lint.Checks.Checks = Checks;
    R.Lint.Checks.Options = CheckOption;
    R.Lint.Checks.Catalogues = Catalogues;
    if (HeaderFilter.getNumOccurrences())
      R.Lint.Checks.HeaderFilter = HeaderFilter;
    R.Lint.Fix = Fix;
    R.Lint.Sarif = Sarif;
    R.Lint.Baseline = BaselineFile;
    if (Shard.getNumOccurrences() && !parseShard(Shard, R.Lint))
      return Wrong("--shard takes i/n with 1 <= i <= n, as in 2/4, not '" +
                   Shard + "'");
  } else if (SitesCommand) {
    R.Wanted = Subcommand::Sites;
    R.Sites.Project = std::move(P);
    R.Sites.Catalogues = Catalogues;
  } else if (CompDbCommand) {
    R.Wanted = Subcommand::CompDb;
    R.CompDb.Project = std::move(P);
    R.CompDb.OutDir = OutDir;
    if (OutDir.empty())
      return Wrong("compdb needs -o DIR, the folder to write to");
  } else {
    return Wrong("no subcommand; 'smemlint lint -p build' analyses a project, "
                 "'smemlint --help' lists the others");
  }
  return R;
}
