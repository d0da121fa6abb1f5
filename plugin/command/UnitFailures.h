//===- UnitFailures.h - Units that could not be analysed -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_UNITFAILURES_H
#define SMEMLINT_PLUGIN_COMMAND_UNITFAILURES_H

#include "UnitRun.h"
#include "emit/Sarif.h"

namespace smemlint {

/// Adds the units of \p Results that clang had errors in, or that crashed.
void addFailures(llvm::ArrayRef<clang::tooling::CompileCommand> Units,
                 std::vector<UnitResult> &Results, llvm::ArrayRef<char> Crashed,
                 std::vector<FailedUnit> &Failed);

/// Each with its first error, on standard error.
void sayFailures(llvm::ArrayRef<FailedUnit> Failed);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_UNITFAILURES_H
