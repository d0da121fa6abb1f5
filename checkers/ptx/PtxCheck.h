//===- PtxCheck.h - What is wrong with it --------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// validate() compares one async instruction with its row of the form table. It
// reports what ptxas refuses and what ptxas takes although it goes wrong.
// Registers are judged as nvcc declares them ("f" is .f32, "r" is .b32); clang
// declares "f" and "d" as untyped, so that some Rejected problems pass silently
// there.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXCHECK_H
#define SMEMLINT_PTX_PTXCHECK_H

#include "ptx/PtxAsync.h"

namespace smemlint::ptx {

enum class PtxValueKind : uint8_t {
  Unknown,
  Integer,
  Float,
  Pointer,
  Aggregate
};

/// One operand of the asm statement, in the order of %0, %1, ...
struct AsmOperandInfo {
  /// Constraint class: h r l q f d n C; 0 or any other: not known.
  char Letter = 0;
  unsigned Bytes = 0; ///< of the C++ operand; 0: not known
  PtxValueKind Kind = PtxValueKind::Unknown;
  bool IsOutput = false;
  std::optional<int64_t> Constant; ///< its value where the compiler knows it
  llvm::StringRef Name;            ///< of [name] "r"(x); empty without one
};

enum class PtxProblemKind : uint8_t {
  UnknownModifier, ///< in no PTX form at all
  IllegalModifier, ///< not for this instruction
  DuplicateModifier,
  MissingModifier,
  Undocumented,  ///< ptxas takes it, the PTX ISA does not
  IllegalOpType, ///< reduction and type do not go together
  MissingOperand,
  ExtraOperand,
  OperandShape,   ///< address for a value or the reverse
  VectorLength,   ///< registers do not match .v2/.v4, coordinates or offsets
  ValueType,      ///< suffix and register disagree about the type
  ValueWidth,     ///< suffix and register disagree about the width
  RegisterWidth,  ///< another operand in a register of the wrong width
  RegisterType,   ///< another operand in a register of the wrong type
  AddressWidth,   ///< a 16-bit, or a global address in a 32-bit register
  GenericAddress, ///< a C++ pointer where a shared address is named
  ImmediateNeeded,
  ImmediateRange,
  Constraint,    ///< the constraint letter does not take the C++ operand
  CompilerCrash, ///< ptxas 13.0 crashes on it
  Target,        ///< needs a newer or an arch-specific target
};

enum class PtxSeverity : uint8_t {
  Rejected,   ///< ptxas (or nvcc, for Constraint) refuses it
  Silent,     ///< ptxas takes it; wrong at run time
  Suspicious, ///< not documented, or pointless; may work
};

struct PtxProblem {
  PtxProblemKind Kind;
  PtxSeverity Severity;
  PtxRange Range;      ///< in the template; empty: an insertion point
  std::string Message; ///< one sentence, no full stop
  std::optional<std::string> Replacement; ///< for Range
};

/// What the code is compiled for; only then are minimum versions judged.
struct PtxTarget {
  unsigned Ptx = 0;          ///< 86 is PTX 8.6; 0: not known
  unsigned Sm = 0;           ///< 90; 0: not known
  bool ArchSpecific = false; ///< sm_90a, sm_100f
};

/// Problems in the order of the text; empty for a correct instruction, and for
/// an Uncertain one.
std::vector<PtxProblem> validate(const PtxInstruction &I, const PtxAsyncOp &Op,
                                 llvm::ArrayRef<AsmOperandInfo> Operands,
                                 const PtxTarget *Target = nullptr);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXCHECK_H
