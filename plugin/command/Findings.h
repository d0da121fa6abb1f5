//===- Findings.h - Findings over all units -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_FINDINGS_H
#define SMEMLINT_PLUGIN_COMMAND_FINDINGS_H

#include "UnitRun.h"

namespace smemlint {

struct ProjectFinding {
  clang::tidy::ClangTidyError Error; ///< with absolute paths
  /// A unit without errors has it: what it says can be relied on.
  bool FromWholeUnit;
};

/// The findings of all units, by file and place; one that several units have
/// stands once, and names the instantiations of all of them. Where they word it
/// differently, as for the types of different instantiations, the words of the
/// first unit stand and those of others are notes. Empties \p Units.
std::vector<ProjectFinding> mergeFindings(std::vector<UnitResult> &Units);

/// Prints as clang does, on standard output.
void printFindings(llvm::ArrayRef<ProjectFinding> Findings);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_FINDINGS_H
