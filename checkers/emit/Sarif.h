//===- Sarif.h - Findings as SARIF 2.1.0 -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Static Analysis Results Interchange Format, OASIS standard of 2020 with
// errata 01: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
// What of it is written: docs/sarif.md.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_SARIF_H
#define SMEMLINT_EMIT_SARIF_H

#include "SourceFiles.h"
#include "clang/Tooling/Core/Diagnostic.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace smemlint {

class Baseline;

/// A translation unit that was not analysed, or not wholly.
struct FailedUnit {
  std::string File; ///< absolute, or relative to the working directory
  std::string Message;
};

/// One run of smemlint over any number of translation units.
struct SarifRun {
  /// Each once, in the order of the report; known ones included.
  llvm::ArrayRef<clang::tooling::Diagnostic> Findings;
  llvm::ArrayRef<FailedUnit> Failed;
  /// Each result is then marked "new" or "unchanged".
  const Baseline *Known = nullptr;
};

/// The whole log, one run in it.
llvm::json::Object sarifLog(const SarifRun &Run, SourceFiles &Files);

/// Writes whole or not at all; "-" is standard output. The error is the reason
/// without the path.
llvm::Error writeSarif(llvm::StringRef Path, const SarifRun &Run,
                       SourceFiles &Files);

} // namespace smemlint

#endif // SMEMLINT_EMIT_SARIF_H
