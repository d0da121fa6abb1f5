//===- NvccCommand.h - Compile commands of nvcc for clang -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes of the compile command of an nvcc project the command with which clang
/// parses the same device code. What becomes of which flag: NvccFlags.def and
/// docs/nvcc-projects.md. Commands of other compilers pass through.
///
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_NVCCCOMMAND_H
#define SMEMLINT_PLUGIN_NVCC_NVCCCOMMAND_H

#include "nvcc/Toolkit.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <functional>
#include <memory>

namespace smemlint {

struct TranslateOptions {
  std::string Arch; ///< "sm_90a"; empty: the newest that the command names
  std::string Cuda; ///< root of the toolkit; empty: findToolkit
};

/// Whether nvcc compiles here; wrappers (ccache, sccache, distcc, icecc, env)
/// before it are looked through.
bool isNvcc(const clang::tooling::CompileCommand &Command);

/// The same unit for clang: device code only, syntax only, one architecture.
/// The directory and the file stay. Of a command that is not nvcc's, wrappers
/// are taken away, flags of GCC that clang would refuse too, and the toolkit's
/// headers are added where the file includes them and they are not found.
///
/// Errors: no toolkit, an unreadable options file, an unknown architecture.
llvm::Expected<clang::tooling::CompileCommand>
translate(const clang::tooling::CompileCommand &Nvcc,
          const TranslateOptions &O);

/// The commands of \p Inner, each translated when it is asked for. One that
/// cannot be is given to \p OnError and left out.
std::unique_ptr<clang::tooling::CompilationDatabase> translatingDatabase(
    std::unique_ptr<clang::tooling::CompilationDatabase> Inner,
    TranslateOptions O,
    std::function<void(llvm::StringRef File, llvm::Error)> OnError);

/// Whether it is worth to look for device code in this unit: nvcc or clang
/// compile it as CUDA, or its text names CUDA's headers or keywords. A file
/// that cannot be read may hold anything.
bool mayHoldCuda(const clang::tooling::CompileCommand &Command,
                 llvm::vfs::FileSystem &FS);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_NVCCCOMMAND_H
