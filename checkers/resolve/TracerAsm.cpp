//===- TracerAsm.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TracerDetail.h"

using namespace clang;
using namespace smemlint;
using ptx::PtxInstruction;
using ptx::PtxOperand;
using ptx::PtxStem;

const AsmView &Tracer::view(const GCCAsmStmt &A) {
  std::unique_ptr<AsmView> &V = Views[&A];
  if (!V)
    V = std::make_unique<AsmView>(A);
  return *V;
}

namespace {

/// What the instructions that move addresses and bits do to their source.
enum class Effect : uint8_t {
  None,    ///< the result has nothing to do with the operands
  Same,    ///< mov, add, cvt between integers: the operand at Source
  Shared,  ///< cvta.to.shared
  Remote,  ///< mapa
  Convert, ///< cvt to a floating format: a new value
};

struct Move {
  Effect What = Effect::None;
  size_t Source = 1;
  bool Sum = false; ///< either of two operands can be the address
};

} // namespace

static Move moveOf(const PtxInstruction &I) {
  if (I.Stem == PtxStem::Mapa)
    return {Effect::Remote, 1, false};
  if (I.Stem == PtxStem::Cvta) {
    bool Shared = llvm::any_of(I.Modifiers, [](const ptx::PtxModifier &M) {
      return M.Text.starts_with("shared");
    });
    return {Shared && I.has("to") ? Effect::Shared : Effect::Same, 1, false};
  }
  if (I.StemText == "mov")
    return {Effect::Same, 1, false};
  if (I.StemText == "add" || I.StemText == "sub" || I.StemText == "or" ||
      I.StemText == "xor" || I.StemText == "and")
    return {Effect::Same, 1, true};
  if (I.StemText == "cvt") {
    for (const ptx::PtxModifier &M : I.Modifiers)
      if (std::optional<ptx::PtxType> T = ptx::parsePtxType(M.Text))
        return {T->isInt() || T->isBits() ? Effect::Same : Effect::Convert, 1,
                false};
  }
  return {};
}

/// The format that a cvt makes: its first type.
static DType madeBy(const PtxInstruction &I) {
  for (const ptx::PtxModifier &M : I.Modifiers)
    if (std::optional<ptx::PtxType> T = ptx::parsePtxType(M.Text))
      return T->Element == Format::None ? DType::unknown()
                                        : DType::data(T->Element, T->Lanes);
  return DType::unknown();
}

/// \p Result is, or names a part of, what \p I writes.
static bool writes(const PtxInstruction &I, const PtxOperand &Result,
                   const AsmView &V) {
  if (I.Operands.empty())
    return false;
  const PtxOperand &To = I.Operands[0];
  if (Result.is(PtxOperand::Kind::Register))
    return To.is(PtxOperand::Kind::Register) && To.Name == Result.Name;
  std::optional<unsigned> A = V.index(Result), B = V.index(To);
  return A && B && *A == *B;
}

Traces Tracer::fromAsmOperand(const AsmView &V, const PtxOperand &O,
                              size_t Before, Want W) {
  switch (O.K) {
  case PtxOperand::Kind::Address:
    return O.base() ? fromAsmOperand(V, *O.base(), Before, W) : unknown();
  case PtxOperand::Kind::List: {
    Traces All;
    for (const PtxOperand &E : O.Elements)
      append(All, fromAsmOperand(V, E, Before, W));
    return All.empty() ? unknown() : All;
  }
  case PtxOperand::Kind::Immediate: {
    Root R;
    R.K = Root::Neutral;
    return {Trace{R, {}}};
  }
  case PtxOperand::Kind::AsmOperand:
    if (std::optional<unsigned> I = V.index(O)) {
      if (!V.isOutput(*I) || V.constraint(*I).find('+') != std::string::npos)
        return wanted(V.operand(*I), W);
      break;
    }
    return unknown();
  case PtxOperand::Kind::Register:
    break;
  default:
    return unknown();
  }

  // A register of the block, or an output: written further up.
  const auto &Code = V.block().Instructions;
  for (size_t I = std::min(Before, Code.size()); I-- > 0;)
    if (writes(Code[I], O, V))
      return writtenAt(V, I, W);
  return unknown();
}

/// What instruction \p I puts into its first operand.
Traces Tracer::writtenAt(const AsmView &V, size_t I, Want W) {
  const PtxInstruction &Writer = V.block().Instructions[I];
  Move M = moveOf(Writer);
  SourceLocation Loc = V.statement().getAsmLoc();
  if (M.What == Effect::None || Writer.Operands.size() <= M.Source)
    return unknown();
  if (M.What == Effect::Convert) {
    if (W != Want::Value)
      return unknown();
    Root R;
    R.K = Root::Value;
    R.Made = madeBy(Writer);
    R.Loc = Loc;
    return {Trace{R, {}}};
  }
  if (M.Sum && W == Want::Value)
    return unknown();
  Traces T = fromAsmOperand(V, Writer.Operands[M.Source], I, W);
  if (M.Sum && Writer.Operands.size() > 2) {
    append(T, fromAsmOperand(V, Writer.Operands[2], I, W));
    // Of a sum, the offset is not the address.
    auto IsNeutral = [](const Trace &One) {
      return One.From.K == Root::Neutral;
    };
    if (!llvm::all_of(T, IsNeutral))
      llvm::erase_if(T, IsNeutral);
  }
  if (M.What == Effect::Shared)
    step(T, {Step::ToShared, nullptr, {}, nullptr, Loc});
  else if (M.What == Effect::Remote)
    step(T, {Step::ToRemote, nullptr, {}, nullptr, Loc});
  return T;
}

Traces Tracer::asmPointee(const AsmView &V, const PtxOperand &O, size_t At) {
  return fromAsmOperand(V, O, At, Want::Pointee);
}

Traces Tracer::asmValue(const AsmView &V, const PtxOperand &O, size_t At) {
  return fromAsmOperand(V, O, At, Want::Value);
}

Traces Tracer::madeByAsm(const GCCAsmStmt &A, const Expr *Output, Want W) {
  const AsmView &V = view(A);
  for (unsigned I = 0; I < A.getNumOutputs(); ++I) {
    if (A.getOutputExpr(I) != Output)
      continue;
    PtxOperand O;
    O.K = PtxOperand::Kind::AsmOperand;
    O.Index = static_cast<int>(I);
    const auto &Code = V.block().Instructions;
    // "+r" is read as well; what was written last counts.
    for (size_t At = Code.size(); At-- > 0;)
      if (writes(Code[At], O, V))
        return writtenAt(V, At, W);
  }
  return unknown(Output);
}
