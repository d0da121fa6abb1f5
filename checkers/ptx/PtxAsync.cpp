//===- PtxAsync.cpp - What an async instruction does ----------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxAsync.h"
#include "ptx/PtxMatch.h"
#include "llvm/ADT/StringSwitch.h"

using llvm::StringRef;

namespace smemlint::ptx {

namespace {

/// Names of the operand slots in PtxForms.def.
std::optional<PtxRole> roleOfSlot(StringRef Name) {
  using R = PtxRole;
  return llvm::StringSwitch<std::optional<PtxRole>>(Name)
      .Case("dst", R::Destination)
      .Case("src", R::Source)
      .Case("value", R::Value)
      .Case("size", R::Size)
      .Case("size64", R::Size)
      .Case("cpsize", R::Size)
      .Case("srcsize", R::SrcSize)
      .Case("left", R::IgnoreLeft)
      .Case("right", R::IgnoreRight)
      .Case("bar", R::Barrier)
      .Case("map", R::TensorMap)
      .Case("offsets", R::Offsets)
      .Case("mask", R::Mask)
      .Case("bytemask", R::ByteMask)
      .Case("policy", R::Policy)
      .Case("count", R::Count)
      .Case("initcount", R::Count)
      .Case("txcount", R::TxCount)
      .Case("state", R::State)
      .Case("newstate", R::NewState)
      .Case("parity", R::Parity)
      .Case("done", R::Done)
      .Case("hint", R::TimeHint)
      .Case("groups", R::Groups)
      .Case("zero", R::InitValue)
      .Case("pending", R::Pending)
      .Case("mapped", R::Mapped)
      .Case("address", R::Address)
      .Case("rank", R::Rank)
      .Default(std::nullopt);
}

PtxSpace spaceOf(StringRef Modifier) {
  return llvm::StringSwitch<PtxSpace>(Modifier)
      .Case("shared", PtxSpace::SharedCta)
      .Case("shared::cta", PtxSpace::SharedCta)
      .Case("shared::cluster", PtxSpace::SharedCluster)
      .Case("global", PtxSpace::Global)
      .Default(PtxSpace::Generic);
}

bool isPredicate(const PtxOperand &O) {
  return O.Negated || (O.RegType && O.RegType->isPred());
}

void setRoles(const PtxInstruction &I, const PtxMatch &M, PtxAsyncOp &Op) {
  for (unsigned N = 0; N < I.Operands.size(); ++N) {
    if (M.SlotOfOperand[N] < 0)
      continue;
    const PtxOperandSlot &Slot = M.OperandSlots[M.SlotOfOperand[N]];
    auto Role = roleOfSlot(Slot.Name);
    if (!Role)
      continue;
    if (*Role == PtxRole::SrcSize && isPredicate(I.Operands[N]))
      Role = PtxRole::IgnoreSrc;
    Op.Roles.push_back({*Role, N});
    if (*Role == PtxRole::TensorMap && I.Operands[N].list())
      Op.Roles.push_back({PtxRole::Coords, N});
  }
}

/// PTX ISA: the tensor map of a tensor copy is always in generic space; the
/// barrier is in the shared memory of the destination, or of the issuing CTA.
void setSpaces(const PtxInstruction &I, const PtxMatch &M, PtxAsyncOp &Op) {
  bool HasDst = false, HasSrc = false, HasBarrier = false;
  for (const PtxRoleOperand &R : Op.Roles) {
    HasDst |= R.Role == PtxRole::Destination;
    HasSrc |= R.Role == PtxRole::Source;
    HasBarrier |= R.Role == PtxRole::Barrier;
  }
  auto Of = [&](StringRef Slot) {
    const PtxModifier *Mod = M.modifierIn(I, Slot);
    return Mod ? spaceOf(Mod->Text) : PtxSpace::Generic;
  };
  bool Single = M.modifierSlot("space") >= 0;
  PtxSpace First = Of(Single ? "space" : "dst");
  // A tensor map stands for the global side of the copy.
  bool MapIsDst =
      Op.Form->Id == PtxFormId::CPT2 || Op.Form->Id == PtxFormId::CRT;
  if (HasDst || MapIsDst)
    Op.Dst = First;
  if (HasSrc || M.modifierSlot("src") >= 0)
    Op.Src = Of("src");
  if (!HasBarrier)
    return;
  Op.Barrier = First;
  if (Op.Form->Id == PtxFormId::CPB2 || Op.Form->Id == PtxFormId::CPT1)
    Op.Barrier = PtxSpace::SharedCta;
}

void setNeeds(const PtxInstruction &I, PtxAsyncOp &Op) {
  Op.MinPtx = Op.Form->MinPtx;
  Op.MinSm = Op.Form->MinSm;
  auto Raise = [&](unsigned Ptx, unsigned Sm, bool Arch) {
    Op.MinPtx = std::max(Op.MinPtx, Ptx);
    Op.MinSm = std::max(Op.MinSm, Sm);
    Op.ArchSpecific |= Arch;
  };
  for (const PtxModifier &Mod : I.Modifiers)
    if (const PtxModifierNeed *N = modifierNeed(*Op.Form, Mod.Text))
      Raise(N->MinPtx, N->MinSm, N->ArchSpecific);
  PtxFormId Id = Op.Form->Id;
  if (Op.find(I, PtxRole::IgnoreSrc))
    Raise(75, 80, false);
  if ((Id == PtxFormId::MbArrive || Id == PtxFormId::MbArriveDrop) &&
      !I.has("noComplete") && Op.find(I, PtxRole::Count))
    Raise(78, 90, false);
  if (const PtxOperand *State = Op.find(I, PtxRole::NewState))
    if (State->is(PtxOperand::Kind::Sink))
      Raise(71, 80, false);
  // 32-bit sizes of st.bulk; ptxas takes a declared .u32 register only.
  if (const PtxOperand *Size = Op.find(I, PtxRole::Size))
    if (Id == PtxFormId::STB && Size->RegType && Size->RegType->Bytes == 4)
      Raise(90, 100, false);
  // gather4 and im2col::w come to shared::cluster only on sm_100a and the like.
  if (Id == PtxFormId::CPT1 && Op.Dst == PtxSpace::SharedCluster &&
      (I.has("tile::gather4") || I.has("im2col::w")))
    Raise(86, 100, true);
}

} // namespace

const PtxOperand *PtxAsyncOp::find(const PtxInstruction &I,
                                   PtxRole Role) const {
  for (const PtxRoleOperand &R : Roles) {
    if (R.Role != Role || R.Operand >= I.Operands.size())
      continue;
    const PtxOperand &O = I.Operands[R.Operand];
    if (Role == PtxRole::Coords)
      return O.list();
    return Role == PtxRole::TensorMap && O.base() ? O.base() : &O;
  }
  return nullptr;
}

std::optional<PtxAsyncOp> classify(const PtxInstruction &I) {
  if (I.Stem == PtxStem::Other)
    return std::nullopt;
  std::optional<PtxMatch> Best;
  for (const PtxForm &Form : allForms()) {
    if (Form.Stem != I.Stem)
      continue;
    PtxMatch M = match(I, Form);
    if (!Best || M.Cost < Best->Cost)
      Best = std::move(M);
  }
  if (!Best)
    return std::nullopt;

  PtxAsyncOp Op;
  Op.Form = Best->Form;
  Op.Uncertain = I.Pasted;
  setRoles(I, *Best, Op);
  setSpaces(I, *Best, Op);
  for (const PtxModifier &Mod : I.Modifiers)
    if (auto Type = parsePtxType(Mod.Text))
      Op.Type = Type;
  if (const PtxModifier *Vec = Best->modifierIn(I, "vec"))
    Op.VectorWidth = Vec->Text == "v4" ? 4 : 2;
  if (const PtxModifier *Reduce = Best->modifierIn(I, "op"))
    Op.Op = Reduce->Text;
  if (const PtxModifier *Dim = Best->modifierIn(I, "dim"))
    Op.Dims = static_cast<unsigned>(Dim->Text[0] - '0');
  if (const PtxOperand *Size = Op.find(I, PtxRole::Size))
    Op.ConstantSize = Size->Value;
  bool TypeIsSize =
      Op.Type && (Op.find(I, PtxRole::Value) || Op.Form->Id == PtxFormId::CLC);
  if (TypeIsSize)
    Op.Bytes = uint64_t(Op.Type->Bytes) * Op.VectorWidth;
  else if (Op.ConstantSize && *Op.ConstantSize > 0)
    Op.Bytes = static_cast<uint64_t>(*Op.ConstantSize);
  setNeeds(I, Op);
  return Op;
}

} // namespace smemlint::ptx
