//===- Options.h - The plugin's options -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_CLANG_OPTIONS_H
#define SMEMLINT_PLUGIN_CLANG_OPTIONS_H

#include "judge/Check.h"
#include <string>
#include <vector>

namespace smemlint {

struct PluginOptions {
  std::string Checks = "*"; ///< globs as in clang-tidy
  bool Error = false;
  bool Help = false;
  std::string ListSites; ///< a file, or empty
  std::vector<std::string> Catalogues;
  llvm::StringMap<OptionValues> ByCheck;

  PluginOptions();

  /// One argument as given after -fplugin-arg-smemlint-. Empty, or what is
  /// wrong with it and what would be right.
  std::string parse(llvm::StringRef Argument);
};

/// The text of -fplugin-arg-smemlint-help.
std::string optionsHelp();

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_CLANG_OPTIONS_H
