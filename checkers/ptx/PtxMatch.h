//===- PtxMatch.h - An instruction against a row -------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lays the modifiers and operands of an instruction into the slots of one row
// of the form table. classify() takes the row that fits best; validate()
// reports what did not fit.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXMATCH_H
#define SMEMLINT_PTX_PTXMATCH_H

#include "ptx/PtxForms.h"

namespace smemlint::ptx {

struct PtxModifierSlot {
  llvm::StringRef Name;
  enum Need : uint8_t { Required, Optional, Tolerated } N = Required;
  /// As in the table, a '~' in front of undocumented ones.
  llvm::SmallVector<llvm::StringRef, 8> Alternatives;

  bool isSpace() const {
    return Name == "dst" || Name == "src" || Name == "space";
  }
  /// ".shared::cluster, .global": the documented ones, for messages.
  std::string allowed() const;
};

struct PtxOperandSlot {
  enum class Shape : uint8_t { Value, Address, TensorMap, List };
  llvm::StringRef Name; ///< "dst", "size"; "coords" goes with a TensorMap
  Shape S = Shape::Value;
  bool Optional = false;
};

struct PtxMatch {
  const PtxForm *Form = nullptr;

  llvm::SmallVector<PtxModifierSlot, 12> ModifierSlots;
  /// Per modifier of the instruction: its slot; -1: no slot takes it.
  llvm::SmallVector<int, 12> SlotOfModifier;
  /// Per modifier: taken by ptxas, but not documented.
  llvm::SmallVector<bool, 12> Undocumented;
  /// Per slot: its first modifier; -1: none.
  llvm::SmallVector<int, 12> ModifierOfSlot;

  /// Only the slots that this instruction's modifiers switch on.
  llvm::SmallVector<PtxOperandSlot, 8> OperandSlots;
  /// Per operand: its slot; -1: too many.
  llvm::SmallVector<int, 8> SlotOfOperand;
  /// Per slot: its operand; -1: none.
  llvm::SmallVector<int, 8> OperandOfSlot;

  /// 0 for a documented instruction; the more, the worse it fits.
  unsigned Cost = 0;

  int modifierSlot(llvm::StringRef Name) const;
  /// The modifier in slot \p Name; null when there is none.
  const PtxModifier *modifierIn(const PtxInstruction &I,
                                llvm::StringRef Name) const;
};

/// Which operand shape an operand has, seen from the outside.
bool fitsShape(const PtxOperand &O, const PtxOperandSlot &Slot);

PtxMatch match(const PtxInstruction &I, const PtxForm &Form);

/// The slot that a modifier is usually in ("cta" -> "scope"); empty when it is
/// in no form at all.
llvm::StringRef usualSlot(llvm::StringRef Modifier);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXMATCH_H
