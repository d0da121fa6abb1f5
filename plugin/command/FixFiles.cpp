//===- FixFiles.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FixFiles.h"
#include "Say.h"
#include "emit/WholeFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace llvm;
using namespace smemlint;
using clang::tooling::Replacement;
using clang::tooling::Replacements;

using Edits = std::map<std::string, Replacements>;

/// False, and \p All as it was, where a part conflicts. A part that is there
/// already is the same edit by another finding.
static bool add(const StringMap<Replacements> &Fix, Edits &All) {
  Edits With = All;
  for (const auto &File : Fix) {
    Replacements &There = With[File.getKey().str()];
    for (const Replacement &R : File.getValue()) {
      if (is_contained(There, R))
        continue;
      if (Error E = There.add(R)) {
        consumeError(std::move(E));
        return false;
      }
    }
  }
  All = std::move(With);
  return true;
}

static Error rewrite(StringRef Name, const Replacements &Edit) {
  auto Text = MemoryBuffer::getFile(Name);
  if (!Text)
    return createFileError(Name, Text.getError());
  Expected<std::string> Fixed =
      clang::tooling::applyAllReplacements((*Text)->getBuffer(), Edit);
  if (!Fixed)
    return createFileError(Name, Fixed.takeError());
  if (Error E = writeWhole(Name, *Fixed))
    return createFileError(Name, std::move(E));
  return Error::success();
}

Error smemlint::applyFixes(ArrayRef<ProjectFinding> Findings,
                           FixCounts &Counts) {
  Edits All;
  for (const ProjectFinding &F : Findings) {
    const StringMap<Replacements> &Fix = F.Error.Message.Fix;
    if (Fix.empty())
      continue;
    if (!F.FromWholeUnit)
      ++Counts.Broken;
    else
      ++(add(Fix, All) ? Counts.Applied : Counts.Conflict);
  }
  Error Failed = Error::success();
  for (const auto &[Name, Edit] : All)
    if (!Edit.empty())
      Failed = joinErrors(std::move(Failed), rewrite(Name, Edit));
  return Failed;
}
