//===- CommandLine.h - The command's options -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_COMMANDLINE_H
#define SMEMLINT_PLUGIN_COMMAND_COMMANDLINE_H

#include <optional>
#include <string>
#include <vector>

namespace smemlint {

/// Which units, and how clang parses them.
struct ProjectOptions {
  std::string Database; ///< compile_commands.json or its folder; empty: search
  std::string Arch;     ///< "sm_90a"; empty: what each command says
  std::string Cuda;     ///< root of the toolkit; empty: found
  std::string ResourceDir;        ///< clang's own headers; empty: found
  std::vector<std::string> Files; ///< files or folders; empty: all units
  /// The words after "--": a command without its file, in place of a database.
  std::optional<std::vector<std::string>> Command;
  unsigned Jobs = 0; ///< 0: one a core
};

/// What is checked; each overrides a .clang-tidy file.
struct CheckSettings {
  std::optional<std::string> Checks; ///< globs
  std::vector<std::string> Options;  ///< "smem-async-dtype.Strict=true"
  std::vector<std::string> Catalogues;
  std::optional<std::string> HeaderFilter;
};

struct LintOptions {
  ProjectOptions Project;
  CheckSettings Checks;
  bool Fix = false;
  std::string Sarif; ///< a file, "-" for standard output, or empty
  std::string Baseline;
  unsigned Shard = 1, Shards = 1;
};

struct SitesOptions {
  ProjectOptions Project;
  std::vector<std::string> Catalogues;
};

struct CompDbOptions {
  ProjectOptions Project;
  std::string OutDir;
};

enum class Subcommand { Lint, Sites, CompDb };

struct Request {
  Subcommand Wanted = Subcommand::Lint;
  LintOptions Lint;
  SitesOptions Sites;
  CompDbOptions CompDb;
};

/// Reads the command line. Nothing, where it is wrong and that was said on
/// standard error. Prints and exits with 0 for --help and --version.
std::optional<Request> parseCommandLine(int Argc, const char **Argv);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_COMMANDLINE_H
