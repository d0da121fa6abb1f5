//===- test/fuzz/CatalogueFuzzer.cpp - Fuzzes the catalogue's YAML --------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer target: any bytes are a catalogue, or one error that names the
// file.
//
//===----------------------------------------------------------------------===//

#include "catalogue/Catalogue.h"
#include <cstdlib>

using namespace smemlint;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  // LLVM's YAML reader wants a terminating zero, as a file's buffer has.
  std::string Text(reinterpret_cast<const char *>(Data), Size);
  Catalogue Cat;
  if (llvm::Error E = Cat.add(llvm::MemoryBufferRef(Text, "fuzz.yaml"))) {
    if (!llvm::StringRef(llvm::toString(std::move(E))).starts_with("fuzz.yaml"))
      std::abort();
    return 0;
  }
  (void)Cat.functions("f");
  (void)Cat.type("T");
  return 0;
}
