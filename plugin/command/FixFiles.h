//===- FixFiles.h - Applies fix-its -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_FIXFILES_H
#define SMEMLINT_PLUGIN_COMMAND_FIXFILES_H

#include "Findings.h"
#include "llvm/Support/Error.h"

namespace smemlint {

struct FixCounts {
  size_t Applied = 0;  ///< findings whose fix-it is in the files now
  size_t Broken = 0;   ///< not applied: only units with errors have the finding
  size_t Conflict = 0; ///< not applied: changes what another one changes
};

/// Applies the fix-its of findings, each wholly or not at all, those of notes
/// not. Every file is written once, whole. The error names the files that could
/// not be.
llvm::Error applyFixes(llvm::ArrayRef<ProjectFinding> Findings,
                       FixCounts &Counts);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_FIXFILES_H
