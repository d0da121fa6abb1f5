//===- PtxAsync.h - What an async instruction does ------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// classify() says which async form an instruction is, which operand plays which
// role, and what the form needs. It takes the form that fits best, also when
// the instruction is not legal: validate() (PtxCheck.h) then says what is
// wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXASYNC_H
#define SMEMLINT_PTX_PTXASYNC_H

#include "ptx/PtxForms.h"

namespace smemlint::ptx {

enum class PtxRole : uint8_t {
  Destination, ///< address written
  Source,      ///< address read
  Value,       ///< register, immediate or brace list of registers
  Size,        ///< bytes
  SrcSize,     ///< cp.async: bytes read, the rest is filled with zeros
  IgnoreSrc,   ///< cp.async: predicate, true fills with zeros
  IgnoreLeft,  ///< .ignore_oob: bytes
  IgnoreRight,
  Barrier,   ///< mbarrier address
  TensorMap, ///< Operands[i].base()
  Coords,    ///< Operands[i].list() of the same operand
  Offsets,   ///< im2col offsets
  Mask,      ///< 16-bit CTA mask of a multicast
  ByteMask,  ///< .cp_mask: bit i selects byte i of each 16
  Policy,    ///< 64-bit cache policy
  Count,     ///< arrivals
  TxCount,   ///< bytes expected or completed
  State,     ///< mbarrier phase token; NewState where it is the result
  NewState,
  Parity,
  Done,      ///< predicate result of test_wait and try_wait
  TimeHint,  ///< nanoseconds
  Groups,    ///< wait_group N
  InitValue, ///< st.bulk: the constant 0
  Pending,   ///< result of pending_count
  Mapped,    ///< result of mapa, cvta
  Address,   ///< their argument
  Rank,      ///< CTA rank of mapa
};

enum class PtxSpace : uint8_t {
  None,    ///< no such operand
  Generic, ///< no state space written
  SharedCta,
  SharedCluster,
  Global,
};

struct PtxRoleOperand {
  PtxRole Role;
  unsigned Operand; ///< index into PtxInstruction::Operands
};

struct PtxAsyncOp {
  const PtxForm *Form = nullptr; ///< never null; completion, alignment, proxy
  llvm::SmallVector<PtxRoleOperand, 8> Roles;
  PtxSpace Dst = PtxSpace::None, Src = PtxSpace::None, Barrier = PtxSpace::None;
  std::optional<PtxType> Type; ///< the suffix, where the form has one
  unsigned VectorWidth = 1;    ///< 2 for .v2
  /// Bytes per execution where the text says so: type x vector width, or a
  /// constant size; 0: not known here. CLC: 16.
  uint64_t Bytes = 0;
  /// The size operand's value, when it is a constant in the text.
  std::optional<int64_t> ConstantSize;
  llvm::StringRef Op;             ///< "add"; empty when nothing is reduced
  unsigned Dims = 0;              ///< 1..5 for tensor copies
  unsigned MinPtx = 0, MinSm = 0; ///< modifiers included; 86 is PTX 8.6
  bool ArchSpecific = false;      ///< needs an sm_XXXa or sm_XXXf target
  bool Uncertain = false; ///< opcode pasted from operands: only the stem counts

  llvm::StringRef name() const { return stemText(Form->Stem); }
  PtxFormId id() const { return Form->Id; }
  /// The operand in a role; null when it is left out. For Coords and TensorMap
  /// the list and the base inside the brackets.
  const PtxOperand *find(const PtxInstruction &I, PtxRole Role) const;
};

/// nullopt for instructions that are not in the form table.
std::optional<PtxAsyncOp> classify(const PtxInstruction &I);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXASYNC_H
