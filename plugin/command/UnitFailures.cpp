//===- UnitFailures.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitFailures.h"
#include "Paths.h"
#include "Say.h"

using namespace llvm;
using namespace smemlint;

void smemlint::addFailures(ArrayRef<clang::tooling::CompileCommand> Units,
                           std::vector<UnitResult> &Results,
                           ArrayRef<char> Crashed,
                           std::vector<FailedUnit> &Failed) {
  for (size_t I = 0; I < Units.size(); ++I) {
    if (Crashed[I]) {
      Results[I] = UnitResult();
      Results[I].Errors = 1;
      Results[I].FirstError =
          "smemlint crashed; please report this with the unit's source and its "
          "compile command";
    }
    if (Results[I].Errors)
      Failed.push_back(
          {Units[I].Filename,
           Results[I].FirstError +
               (Results[I].Errors > 1
                    ? " (and " + std::to_string(Results[I].Errors - 1) +
                          " more errors)"
                    : "")});
  }
}

void smemlint::sayFailures(ArrayRef<FailedUnit> Failed) {
  for (const FailedUnit &Unit : Failed)
    sayError(shortPath(Unit.File) +
             " could not be analysed, or only in part: " + Unit.Message);
}
