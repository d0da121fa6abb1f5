//===- Config.h - What is checked in a unit -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .clang-tidy files are read by clang-tidy's own code, so they mean what they
// mean there: the nearest one of the file upwards, InheritParentConfig, and the
// command line over it. One thing differs: a Checks that names no check of
// smemlint is about clang-tidy's own checks and changes nothing here.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_CONFIG_H
#define SMEMLINT_PLUGIN_COMMAND_CONFIG_H

#include "CommandLine.h"
#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/Support/Error.h"

namespace smemlint {

class Config {
public:
  /// Errors: unknown checks and options, values that do not fit, a catalogue
  /// that cannot be read.
  static llvm::Expected<Config> make(const CheckSettings &Given);

  /// Options for the unit \p File (absolute), complete and valid. Errors: a
  /// .clang-tidy file that cannot be parsed, or the same as in make().
  llvm::Expected<clang::tidy::ClangTidyOptions>
  optionsFor(llvm::StringRef File);

  /// Whether any check of smemlint is on.
  static bool checksAnything(const clang::tidy::ClangTidyOptions &O);

private:
  Config(clang::tidy::ClangTidyOptions Override);

  std::shared_ptr<std::string> Malformed; ///< the first error of a file
  std::unique_ptr<clang::tidy::ClangTidyOptionsProvider> Provider;
};

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_CONFIG_H
