//===- Commands.h - The subcommands -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_COMMANDS_H
#define SMEMLINT_PLUGIN_COMMAND_COMMANDS_H

#include "CommandLine.h"
#include "llvm/ADT/StringRef.h"

namespace smemlint {

/// Exit codes of every subcommand.
enum ExitCode {
  Clean = 0,
  Found = 1,    ///< findings
  CouldNot = 2, ///< something was not analysed, read or written; or bad usage
};

/// \p Program is the path of smemlint.
ExitCode lint(const LintOptions &O, llvm::StringRef Program);
ExitCode sites(const SitesOptions &O, llvm::StringRef Program);
ExitCode compDb(const CompDbOptions &O);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_COMMANDS_H
