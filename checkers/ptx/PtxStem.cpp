//===- PtxStem.cpp - Opcode stems -----------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxStem.h"

namespace smemlint::ptx {

static constexpr llvm::StringLiteral StemTexts[] = {
    "",
#define SMEMLINT_PTX_STEM(Id, Text) Text,
#include "ptx/PtxStem.def"
};

llvm::StringRef stemText(PtxStem S) {
  return StemTexts[static_cast<unsigned>(S)];
}

PtxStem longestStem(llvm::StringRef Opcode) {
  PtxStem Best = PtxStem::Other;
  size_t BestLength = 0;
  for (unsigned I = 1; I < std::size(StemTexts); ++I) {
    llvm::StringRef Text = StemTexts[I];
    bool Whole = Opcode.size() == Text.size() ||
                 (Opcode.size() > Text.size() && Opcode[Text.size()] == '.');
    if (Text.size() > BestLength && Whole && Opcode.starts_with(Text)) {
      Best = static_cast<PtxStem>(I);
      BestLength = Text.size();
    }
  }
  return Best;
}

} // namespace smemlint::ptx
