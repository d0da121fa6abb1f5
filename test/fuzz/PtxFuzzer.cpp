//===- test/fuzz/PtxFuzzer.cpp - Fuzzes the inline PTX reader -------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer target: parse, classify and validate any bytes. The first byte
// picks the asm operands, the rest is the template.
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxCheck.h"
#include <cstdlib>

using namespace smemlint::ptx;

static void require(bool Condition) {
  if (!Condition)
    std::abort();
}

static void checkRange(PtxRange R, size_t Size) {
  require(R.Begin <= R.End && R.End <= Size);
}

static void checkOperand(const PtxOperand &O, size_t Size) {
  checkRange(O.Range, Size);
  for (const PtxOperand &E : O.Elements)
    checkOperand(E, Size);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  if (Size == 0)
    return 0;
  llvm::StringRef Text(reinterpret_cast<const char *>(Data + 1), Size - 1);
  AsmOperandInfo Operands[8];
  for (unsigned I = 0; I < 8; ++I) {
    Operands[I].Letter = "hrlqfdnC"[(Data[0] + I) % 8];
    Operands[I].Bytes = 4;
    Operands[I].Kind = static_cast<PtxValueKind>((Data[0] + I) % 5);
    if (I % 2)
      Operands[I].Constant = int64_t(Data[0]) - 16;
  }
  PtxTarget Target{80, 90, false};

  PtxBlock Block = parse(Text);
  for (const PtxDiagnostic &D : Block.Diagnostics)
    checkRange(D.Range, Text.size());
  for (const PtxInstruction &I : Block.Instructions) {
    checkRange(I.Range, Text.size());
    checkRange(I.OpcodeRange, Text.size());
    require(I.Scope < Block.ScopeParents.size());
    for (const PtxModifier &M : I.Modifiers) {
      checkRange(M.Range, Text.size());
      require(Text.slice(M.Range.Begin + 1, M.Range.End) == M.Text);
    }
    for (const PtxOperand &O : I.Operands)
      checkOperand(O, Text.size());
    auto Op = classify(I);
    if (!Op)
      continue;
    for (const PtxRoleOperand &R : Op->Roles)
      require(R.Operand < I.Operands.size());
    for (const PtxProblem &P : validate(I, *Op, Operands, &Target)) {
      checkRange(P.Range, Text.size());
      require(!P.Message.empty());
    }
  }
  return 0;
}
