//===- UnitRun.h - One unit, parsed and judged -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_UNITRUN_H
#define SMEMLINT_PLUGIN_COMMAND_UNITRUN_H

#include "catalogue/Catalogue.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/JSON.h"

namespace smemlint {

struct UnitFinding {
  clang::tidy::ClangTidyError Error;
  std::string Key; ///< as that of a Finding
};

struct UnitResult {
  std::vector<UnitFinding> Findings;
  llvm::json::Array Sites;
  unsigned Errors = 0;    ///< of clang
  std::string FirstError; ///< with its place
};

/// Runs clang-tidy's machinery with smemlint's checks over one unit: NOLINT,
/// header filter and check options are its own code. Everything the unit needs
/// is its own, so units can run on any number of threads.
UnitResult lintUnit(const clang::tooling::CompileCommand &Unit,
                    const clang::tidy::ClangTidyOptions &Options);

/// The site list of one unit.
UnitResult listUnit(const clang::tooling::CompileCommand &Unit,
                    const Catalogue &Cat);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_UNITRUN_H
