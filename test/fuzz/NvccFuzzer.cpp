//===- test/fuzz/NvccFuzzer.cpp - Fuzzes the translation of commands ------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer target: the lines of the input are the words of a command, nvcc's
// or another's. run.sh makes the toolkit in the working directory.
//
//===----------------------------------------------------------------------===//

#include "nvcc/NvccCommand.h"
#include <cstdlib>

using namespace smemlint;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  llvm::StringRef Text(reinterpret_cast<const char *>(Data), Size);
  if (Text.contains("@")) // would read files of this machine
    return 0;
  llvm::SmallVector<llvm::StringRef, 16> Lines;
  Text.split(Lines, '\n');
  clang::tooling::CompileCommand C(".", "a.cu", {}, "a.o");
  for (llvm::StringRef L : Lines)
    C.CommandLine.push_back(L.str());
  for (const char *Compiler : {"", "nvcc"}) {
    if (*Compiler)
      C.CommandLine.insert(C.CommandLine.begin(), Compiler);
    (void)isNvcc(C);
    auto Out = translate(C, {"", "cuda"});
    if (!Out) {
      if (llvm::toString(Out.takeError()).empty())
        std::abort();
      continue;
    }
    if (Out->Filename != C.Filename || Out->Directory != C.Directory)
      std::abort();
  }
  return 0;
}
