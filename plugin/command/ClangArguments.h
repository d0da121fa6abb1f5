//===- ClangArguments.h - How clang is run over a unit -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_CLANGARGUMENTS_H
#define SMEMLINT_PLUGIN_COMMAND_CLANGARGUMENTS_H

#include "nvcc/Arch.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/Error.h"

namespace smemlint {

/// clang's resource directory: \p Given, else lib/clang/N beside the folder of
/// \p Program, else that of the LLVM that smemlint was built with.
llvm::Expected<std::string> findResourceDir(llvm::StringRef Program,
                                            llvm::StringRef Given);

/// Makes of a command for clang one that only parses: device code
/// (unless it says host), one architecture (\p Wanted, else the
/// newest that is named), no warnings, no output, no plugins. Its file becomes
/// absolute.
clang::tooling::CompileCommand parseOnly(clang::tooling::CompileCommand Command,
                                         std::optional<Arch> Wanted,
                                         llvm::StringRef ResourceDir);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_CLANGARGUMENTS_H
