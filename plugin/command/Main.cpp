//===- Main.cpp - The command -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// smemlint lint|sites|compdb ...: docs/command.md
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Say.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <vector>

using namespace smemlint;

static ExitCode run(const Request &R, llvm::StringRef Program) {
  switch (R.Wanted) {
  case Subcommand::Lint:
    return lint(R.Lint, Program);
  case Subcommand::Sites:
    return sites(R.Sites, Program);
  case Subcommand::CompDb:
    return compDb(R.CompDb);
  }
  return CouldNot;
}

/// InitLLVM catches these whether they are ignored or not. They are in the
/// background and under nohup, and have to stay so.
static std::vector<int> ignoredSignals() {
  std::vector<int> Ignored;
  for (int Signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
    struct sigaction Now;
    if (!sigaction(Signal, nullptr, &Now) && Now.sa_handler == SIG_IGN)
      Ignored.push_back(Signal);
  }
  return Ignored;
}

int main(int Argc, const char **Argv) {
  std::vector<int> Ignored = ignoredSignals();
  llvm::InitLLVM Init(Argc, Argv);
  // A file that grows too large is an error of its write.
  Ignored.push_back(SIGXFSZ);
  for (int Signal : Ignored)
    std::signal(Signal, SIG_IGN);
  std::optional<Request> R = parseCommandLine(Argc, Argv);
  if (!R)
    return CouldNot;
  static int Here;
  std::string Program = llvm::sys::fs::getMainExecutable(Argv[0], &Here);
  ExitCode Code = run(*R, Program);
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    sayError("cannot write to standard output: " +
             llvm::outs().error().message());
    Code = CouldNot;
  }
  // A unit that crashed has left things behind that LLVM's own end would touch.
  llvm::sys::Process::Exit(Code, /*NoCleanup=*/true);
}
