//===- NvccFlags.h - The words of an nvcc command -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_NVCCFLAGS_H
#define SMEMLINT_PLUGIN_NVCC_NVCCFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace smemlint {

enum class NvccValue { None, One, Joined, List, JoinedList };

enum class NvccAction {
  DropOutput,
  DropLink,
  DropCode,
  DropHost,
  DropDriver,
  DropWarn,
  RelocatableOn,
  RelocatableOff,
  Relocatable,
  PreInclude,
  Define,
  Undefine,
  Include,
  SystemInclude,
  DeviceDebug,
  TemplateBacktrace,
  TemplateDepth,
  NoExceptions,
  Language,
  Standard,
  RelaxedConstexpr,
  ExtendedLambda,
  Host,
  Arch,
  Code,
  Gencode,
  DefaultStream,
  OptionsFile,
};

struct NvccFlag {
  llvm::StringLiteral Long;  ///< after "--"
  llvm::StringLiteral Short; ///< after "-"
  NvccValue Value;
  NvccAction Action;
};

/// NvccFlags.def.
llvm::ArrayRef<NvccFlag> nvccFlags();

/// A flag in a command; one of nvcc's, or a word for the host compiler.
struct NvccUse {
  const NvccFlag *Flag; ///< null: Values is one word that nvcc does not know
  std::vector<std::string> Values;
};

/// The flags in \p Words (without the compiler), options files read in place,
/// relative names seen from \p Directory. Words that are no flag, the inputs,
/// are left out.
llvm::Expected<std::vector<NvccUse>>
parseNvcc(llvm::ArrayRef<std::string> Words, llvm::StringRef Directory,
          llvm::vfs::FileSystem &FS);

/// The values of a list as nvcc separates them: at commas that are neither in
/// double quotes nor after a backslash. Backslashes go, quotes stay.
std::vector<std::string> splitNvccList(llvm::StringRef List);

/// The words that a value of -Xcompiler is for the shell that gets it.
std::vector<std::string> splitHostWords(llvm::StringRef Value);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_NVCCFLAGS_H
