//===- Fingerprint.h - A finding's name across versions -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fingerprint is made of the check, the file's path relative to the root and
// the tokens of the code the finding stands on. It stays the same when lines
// move, when code is formatted anew or gets another comment, and when the
// wording of a message changes. Findings that are the same in all of that are
// numbered in their order. docs/sarif.md says what that means for baselines.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_FINGERPRINT_H
#define SMEMLINT_EMIT_FINGERPRINT_H

#include "SourceFiles.h"
#include "clang/Tooling/Core/Diagnostic.h"

namespace smemlint {

/// The name of the tool in SARIF.
constexpr llvm::StringLiteral ToolName = "smemlint";

/// The key of the fingerprint in SARIF's partialFingerprints. Another way to
/// make fingerprints is another key.
constexpr llvm::StringLiteral FingerprintKey = "smemlint/v1";

/// One for each finding: "9f86d081884c7d65:1".
std::vector<std::string>
fingerprints(llvm::ArrayRef<clang::tooling::Diagnostic> Findings,
             SourceFiles &Files);

/// The code a finding at \p Offset stands on: from its token to the end of the
/// call or statement, without comments, and without white space but one space
/// between words. How a compiler cuts "::" into tokens makes no difference.
std::string codeAt(const SourceFile &File, size_t Offset);

} // namespace smemlint

#endif // SMEMLINT_EMIT_FINGERPRINT_H
