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
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

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

int main(int Argc, const char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
  std::optional<Request> R = parseCommandLine(Argc, Argv);
  if (!R)
    return CouldNot;
  static int Here;
  std::string Program = llvm::sys::fs::getMainExecutable(Argv[0], &Here);
  ExitCode Code = run(*R, Program);
  llvm::outs().flush();
  // A unit that crashed has left things behind that LLVM's own end would touch.
  llvm::sys::Process::Exit(Code, /*NoCleanup=*/true);
}
