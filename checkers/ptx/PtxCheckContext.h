//===- PtxCheckContext.h - Shared by the PTX rules ------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXCHECKCONTEXT_H
#define SMEMLINT_PTX_PTXCHECKCONTEXT_H

#include "ptx/PtxCheck.h"
#include "ptx/PtxMatch.h"
#include "llvm/ADT/Twine.h"

namespace smemlint::ptx {

using ProblemKind = PtxProblemKind;
using OperandKind = PtxOperand::Kind;

/// What is known about the content of an operand that is no address.
struct PtxValueInfo {
  enum Kind : uint8_t { Unknown, Register, Immediate, FloatImmediate, Sink };
  Kind K = Unknown;
  PtxTypeClass Class = PtxTypeClass::Bits; ///< Register
  unsigned Bytes = 0;                      ///< Register
  std::optional<int64_t> Constant;
  bool Negated = false;
  std::string Text; ///< for messages: `the 64-bit register of "l"`
  const AsmOperandInfo *Asm = nullptr;

  bool isFloatRegister() const {
    return K == Register && Class == PtxTypeClass::Float;
  }
};

struct PtxCheckContext {
  const PtxInstruction &I;
  const PtxAsyncOp &Op;
  const PtxMatch &M;
  llvm::ArrayRef<AsmOperandInfo> Asm;
  std::vector<PtxProblem> &Problems;

  std::string name() const { return Op.name().str(); }
  bool is(PtxFormId Id) const { return Op.Form->Id == Id; }
  const PtxModifier *mod(llvm::StringRef Slot) const {
    return M.modifierIn(I, Slot);
  }
  const AsmOperandInfo *asmOperand(const PtxOperand &O) const;
  PtxValueInfo describe(const PtxOperand &O) const;

  void report(ProblemKind K, PtxSeverity S, PtxRange R,
              const llvm::Twine &Message,
              std::optional<std::string> Replacement = std::nullopt) {
    Problems.push_back({K, S, R, Message.str(), std::move(Replacement)});
  }
  void reject(ProblemKind K, PtxRange R, const llvm::Twine &Message,
              std::optional<std::string> Replacement = std::nullopt) {
    report(K, PtxSeverity::Rejected, R, Message, std::move(Replacement));
  }
};

// One file each.
void checkModifiers(PtxCheckContext &C);
void checkModifierPairs(PtxCheckContext &C);
void checkOperandList(PtxCheckContext &C);
void checkValue(PtxCheckContext &C, const PtxOperand &O);
void checkAddress(PtxCheckContext &C, const PtxOperand &O,
                  const PtxOperandSlot &Slot);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXCHECKCONTEXT_H
