//===- CompDbCommand.cpp - smemlint compdb -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Paths.h"
#include "Project.h"
#include "Say.h"
#include "nvcc/CompDb.h"

using namespace llvm;
using namespace smemlint;

ExitCode smemlint::compDb(const CompDbOptions &O) {
  auto Fail = [](Error E) {
    sayError(toString(std::move(E)));
    return CouldNot;
  };
  if (auto Arch = wantedArch(O.Project); !Arch)
    return Fail(Arch.takeError());
  std::string Path;
  auto Db = openDatabase(O.Project, Path);
  if (!Db)
    return Fail(Db.takeError());
  std::string Out =
      absolutePath("compile_commands.json", absolutePath(O.OutDir));
  if (sys::fs::equivalent(Path, Out))
    return Fail(failure("-o {0}: the project's own database is there; name "
                        "another folder",
                        O.OutDir));
  CompDbStats Stats;
  Error E = writeDatabase(
      **Db, {O.Project.Arch, O.Project.Cuda}, O.OutDir,
      [](StringRef File, Error Why) {
        sayError(shortPath(File) + ": " + toString(std::move(Why)));
      },
      Stats);
  if (E)
    return Fail(std::move(E));
  errs() << shortPath(Out) << ": " << Stats.Translated
         << (Stats.Translated == 1 ? " command" : " commands")
         << " of nvcc translated, " << Stats.Passed << " of other compilers";
  if (Stats.Failed)
    errs() << ", " << Stats.Failed << " left out";
  errs() << '\n';
  return Stats.Failed ? CouldNot : Clean;
}
