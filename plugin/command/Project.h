//===- Project.h - The units to analyse -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_PROJECT_H
#define SMEMLINT_PLUGIN_COMMAND_PROJECT_H

#include "CommandLine.h"
#include "emit/Sarif.h"
#include "nvcc/Arch.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/Error.h"

namespace smemlint {

struct Project {
  /// Commands with which clang parses the units, each once, in the order of the
  /// database. Files and directories are absolute.
  std::vector<clang::tooling::CompileCommand> Units;
  size_t WithoutCuda = 0;         ///< units left out
  std::vector<FailedUnit> Failed; ///< commands that could not be translated
};

/// The database that \p O names, or the nearest one. \p Path is set to the
/// file.
llvm::Expected<std::unique_ptr<clang::tooling::CompilationDatabase>>
openDatabase(const ProjectOptions &O, std::string &Path);

/// That of --arch. Error: it names none.
llvm::Expected<std::optional<Arch>> wantedArch(const ProjectOptions &O);

/// Errors: no database, a file that it does not have, no unit with CUDA code.
/// \p Program is the path of smemlint.
llvm::Expected<Project> openProject(const ProjectOptions &O,
                                    llvm::StringRef Program);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_PROJECT_H
