//===- CompDb.h - A translated compile_commands.json -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_COMPDB_H
#define SMEMLINT_PLUGIN_NVCC_COMPDB_H

#include "nvcc/NvccCommand.h"

namespace smemlint {

struct CompDbStats {
  unsigned Translated = 0; ///< commands of nvcc
  unsigned Passed = 0;     ///< commands of other compilers
  unsigned Failed = 0;     ///< left out, each reported
};

/// Writes OutDir/compile_commands.json, whole or not at all, for clang-tidy,
/// clangd and every other tool of clang. \p OutDir is made if it is not there.
/// A command that cannot be translated is given to \p OnError and left out; if
/// none is left, nothing is written and that is the error.
llvm::Error
writeDatabase(const clang::tooling::CompilationDatabase &In,
              const TranslateOptions &O, llvm::StringRef OutDir,
              std::function<void(llvm::StringRef File, llvm::Error)> OnError,
              CompDbStats &Stats);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_COMPDB_H
