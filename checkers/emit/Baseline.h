//===- Baseline.h - Findings of an earlier run -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_BASELINE_H
#define SMEMLINT_EMIT_BASELINE_H

#include "SourceFiles.h"
#include "clang/Tooling/Core/Diagnostic.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace smemlint {

class Baseline {
public:
  /// Reads a SARIF file that smemlint wrote. The error says what the file is
  /// instead, and what to do.
  static llvm::Expected<Baseline> load(llvm::StringRef Path);
  /// The same of a text; \p Name stands in errors.
  static llvm::Expected<Baseline> parse(llvm::StringRef Text,
                                        llvm::StringRef Name);

  struct Counts {
    size_t Known = 0; ///< findings that are in the baseline
    /// Of the baseline, those that are no more. Counts what stands in files
    /// that were not analysed, or failed, as well.
    size_t Ended = 0;
  };

  /// Removes the known findings. \p Findings are all of a run, in the order of
  /// a report.
  Counts filter(std::vector<clang::tooling::Diagnostic> &Findings,
                SourceFiles &Files) const;

  bool knows(llvm::StringRef Fingerprint) const {
    return Known.contains(Fingerprint);
  }

private:
  llvm::StringSet<> Known;
};

} // namespace smemlint

#endif // SMEMLINT_EMIT_BASELINE_H
