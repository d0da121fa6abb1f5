//===- Words.h - The compiler in a command -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_WORDS_H
#define SMEMLINT_PLUGIN_NVCC_WORDS_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace smemlint {

enum class CompilerKind { Nvcc, Clang, Other };

/// The command from its compiler on: assignments for the shell and launchers
/// (ccache, env, cmake -E, ...) with their own words are gone.
llvm::ArrayRef<std::string> peel(llvm::ArrayRef<std::string> Words);

CompilerKind compilerKind(llvm::ArrayRef<std::string> Peeled);

/// \p Name as seen from \p Directory.
std::string absolute(llvm::StringRef Directory, llvm::StringRef Name);

/// \p Words with every @file read in place.
llvm::Expected<std::vector<std::string>>
expandResponseFiles(llvm::ArrayRef<std::string> Words,
                    llvm::StringRef Directory, llvm::vfs::FileSystem &FS);

/// "cuda", "c++", "c": what -x says last, or else the name of the file.
llvm::StringRef languageOf(llvm::StringRef X, llvm::StringRef File);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_WORDS_H
