//===- CudaText.h - What the text of a unit says of CUDA -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_CUDATEXT_H
#define SMEMLINT_PLUGIN_NVCC_CUDATEXT_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace smemlint {

/// The names in the #include lines of the unit's main file; none where it
/// cannot be read. A search of the text: conditions are not looked at.
std::vector<std::string>
includedFiles(const clang::tooling::CompileCommand &Command,
              llvm::vfs::FileSystem &FS);

/// The directories of -I, -isystem and their like, as seen from \p Directory.
std::vector<std::string>
includeDirectories(const std::vector<std::string> &Line,
                   llvm::StringRef Directory);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_CUDATEXT_H
