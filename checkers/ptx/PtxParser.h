//===- PtxParser.h - Reads inline PTX templates --------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// parse() reads one asm template: the joined string literal with its escapes
// resolved, before operand substitution. It knows the statement syntax of PTX
// (PTX ISA chapter 4) and the placeholders of inline asm, not the individual
// instructions. It accepts any bytes, in linear time, and always returns; what
// it cannot read becomes a diagnostic and reading goes on behind the next ';'.
//
// Every StringRef points into the template or into static storage: the template
// must outlive the PtxBlock. Every range is [Begin, End) in bytes of the
// template.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXPARSER_H
#define SMEMLINT_PTX_PTXPARSER_H

#include "ptx/PtxStem.h"
#include "ptx/PtxTypes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace smemlint::ptx {

struct PtxRange {
  uint32_t Begin = 0, End = 0;
  bool empty() const { return Begin >= End; }
};

/// One operand, as a small tree.
struct PtxOperand {
  enum class Kind : uint8_t {
    Invalid,         ///< malformed; a diagnostic says why
    AsmOperand,      ///< %0 (Index) or %[name] (Name)
    Register,        ///< declared by .reg in this template, or %%r1
    SpecialRegister, ///< %%laneid, %laneid, %%clock64
    Immediate,       ///< 16, 0x10, 0f3F800000, 1.5
    Expression,      ///< 2*8, %1+4: Elements are the terms, Value if constant
    Symbol,          ///< an undeclared name: variable, function, label
    Address,         ///< [base], [base+offset], [base, {list}]
    List,            ///< {a, b} and (a, b)
    Pair,            ///< d|p
    Sink,            ///< _
    String,          ///< "nounroll"
  };
  Kind K = Kind::Invalid;
  bool Negated = false;   ///< !p, -x, ~x (folded into Value for immediates)
  bool IsFloat = false;   ///< Immediate: a floating literal, Value is not set
  bool HasOffset = false; ///< Address: Elements[1] is the offset
  int Index = -1;         ///< AsmOperand by number
  PtxRange Range;
  llvm::StringRef Name;             ///< spelling without % or brackets
  std::optional<int64_t> Value;     ///< Immediate, Expression
  std::optional<PtxType> RegType;   ///< Register, where declared here
  std::vector<PtxOperand> Elements; ///< Address, List, Pair, Expression

  bool is(Kind O) const { return K == O; }
  /// Address: what stands before '+' or ','. Null when the brackets are empty.
  const PtxOperand *base() const;
  const PtxOperand *offset() const;
  /// Address: the brace list of [map, {coords}]; null without one.
  const PtxOperand *list() const;
};

/// One '.'-separated part of an opcode behind its stem; Text has no dot.
struct PtxModifier {
  llvm::StringRef Text;
  PtxRange Range; ///< the leading dot included
};

struct PtxPredicate {
  PtxOperand Guard;
  bool Negated = false; ///< @!p
  PtxRange Range;       ///< from '@' on
};

struct PtxInstruction {
  PtxStem Stem = PtxStem::Other;
  llvm::StringRef StemText; ///< "st.async"; for Other the first part: "setp"
  PtxRange StemRange;
  PtxRange OpcodeRange; ///< stem and modifiers
  PtxRange Range;       ///< predicate to last operand, without ';'
  llvm::SmallVector<PtxModifier, 8> Modifiers;
  std::optional<PtxPredicate> Predicate;
  std::vector<PtxOperand> Operands;
  unsigned Scope = 0;
  bool Pasted = false;    ///< the opcode contains %0: its text is not known
  bool Malformed = false; ///< the operands could not be read to their end

  const PtxModifier *modifier(llvm::StringRef Text) const;
  bool has(llvm::StringRef Text) const { return modifier(Text) != nullptr; }
};

/// `.reg .b32 r<4>;` is one entry: Name "r", Count 4. Count 0: a single
/// register.
struct PtxRegister {
  llvm::StringRef Name;
  std::optional<PtxType> Type;
  unsigned Count = 0;
  unsigned Scope = 0;
  PtxRange Range;
};

struct PtxLabel {
  llvm::StringRef Name; ///< with its %= or ${:uid} as written
  unsigned Scope = 0;
  PtxRange Range;
};

struct PtxDiagnostic {
  PtxRange Range;
  std::string Message;
};

struct PtxBlock {
  std::vector<PtxInstruction> Instructions;
  std::vector<PtxRegister> Registers;
  std::vector<PtxLabel> Labels;
  std::vector<PtxDiagnostic> Diagnostics; ///< what ptxas would not parse either
  /// Parent of each scope; scope 0 is the template itself and its own parent.
  std::vector<unsigned> ScopeParents;
};

PtxBlock parse(llvm::StringRef Text);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXPARSER_H
