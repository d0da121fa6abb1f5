//===- CudaText.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/CudaText.h"
#include "nvcc/HostFlags.h"
#include "nvcc/NvccCommand.h"
#include "nvcc/NvccFlags.h"
#include "nvcc/Words.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using clang::tooling::CompileCommand;

namespace smemlint {

static std::unique_ptr<MemoryBuffer> textOf(const CompileCommand &Command,
                                            vfs::FileSystem &FS) {
  auto Buffer =
      FS.getBufferForFile(absolute(Command.Directory, Command.Filename));
  return Buffer ? std::move(*Buffer) : nullptr;
}

std::vector<std::string> includedFiles(const CompileCommand &Command,
                                       vfs::FileSystem &FS) {
  std::vector<std::string> Names;
  std::unique_ptr<MemoryBuffer> Text = textOf(Command, FS);
  if (!Text)
    return Names;
  for (line_iterator Line(*Text); !Line.is_at_eof(); ++Line) {
    StringRef Words = Line->ltrim();
    if (!Words.consume_front("#"))
      continue;
    Words = Words.ltrim();
    if (!Words.consume_front("include"))
      continue;
    Words = Words.ltrim();
    char Close = Words.starts_with("<") ? '>' : '"';
    if (Words.consume_front("<") || Words.consume_front("\""))
      Names.push_back(
          Words.take_until([&](char C) { return C == Close; }).str());
  }
  return Names;
}

std::vector<std::string>
includeDirectories(const std::vector<std::string> &Line, StringRef Directory) {
  std::vector<std::string> Found;
  std::vector<std::string> Flags = keepHostFlags(Line);
  for (size_t I = 0; I < Flags.size(); ++I) {
    StringRef Flag = Flags[I];
    for (StringRef Name : {"-isystem", "-iquote", "-idirafter", "-I"})
      if (Flag.consume_front(Name)) {
        if (Flag.empty() && I + 1 < Flags.size())
          Flag = Flags[++I];
        Found.push_back(absolute(Directory, Flag));
        break;
      }
  }
  return Found;
}

/// Any of these in a file, and a look at it is worth while.
static const StringLiteral Signs[] = {
    "__global__",   "__device__",         "__shared__", "cuda_runtime",
    "<cuda/",       "cooperative_groups", "cuda.h",     ".cuh",
    "cuda_fp16",    "cuda_bf16",          "cutlass/",   "cute/",
    "cuda_pipeline"};

/// What -x says last.
static StringRef explicitLanguage(ArrayRef<std::string> Words) {
  StringRef Language;
  for (size_t I = 0; I < Words.size(); ++I) {
    StringRef Word = Words[I];
    if ((Word == "-x" || Word == "--x") && I + 1 < Words.size())
      Language = Words[++I];
    else if (Word.consume_front("-x=") || Word.consume_front("--x=") ||
             Word.consume_front("-x"))
      Language = Word;
  }
  return Language;
}

bool mayHoldCuda(const CompileCommand &Command, vfs::FileSystem &FS) {
  ArrayRef<std::string> Words = peel(Command.CommandLine);
  if (languageOf(explicitLanguage(Words), Command.Filename) == "cuda" &&
      compilerKind(Words) != CompilerKind::Other)
    return true;
  std::unique_ptr<MemoryBuffer> Text = textOf(Command, FS);
  return !Text || any_of(Signs, [&](StringRef Sign) {
    return Text->getBuffer().contains(Sign);
  });
}

} // namespace smemlint
