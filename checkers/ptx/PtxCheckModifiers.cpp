//===- PtxCheckModifiers.cpp - Rules on modifiers -------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxCheckContext.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;
using llvm::Twine;

namespace smemlint::ptx {

/// The slot that a modifier without a slot was meant for; -1: none.
static int intendedSlot(const PtxCheckContext &C, StringRef Usual,
                        unsigned SpaceOrdinal) {
  if (Usual != "space")
    return Usual.empty() ? -1 : C.M.modifierSlot(Usual);
  for (unsigned S = 0; S < C.M.ModifierSlots.size(); ++S)
    if (C.M.ModifierSlots[S].isSpace() && SpaceOrdinal-- == 0)
      return static_cast<int>(S);
  return -1;
}

/// A wrong modifier may be replaced where only one spelling can be meant.
static std::optional<std::string> replacement(StringRef Text,
                                              const PtxModifierSlot &Slot) {
  auto Takes = [&](StringRef S) {
    return llvm::is_contained(Slot.Alternatives, S);
  };
  if (Text == "shared" && Takes("shared::cta"))
    return ".shared::cta";
  if (Text == "shared" && Takes("shared::cluster"))
    return ".shared::cluster";
  if (Slot.Alternatives.size() == 1)
    return ("." + Slot.Alternatives[0]).str();
  return std::nullopt;
}

static void checkUnmatched(PtxCheckContext &C, const PtxModifier &Mod,
                           unsigned SpaceOrdinal,
                           llvm::SmallVectorImpl<bool> &Explained) {
  StringRef Usual = usualSlot(Mod.Text);
  int Slot = intendedSlot(C, Usual, SpaceOrdinal);
  if (Slot >= 0 && C.M.ModifierOfSlot[Slot] < 0) {
    Explained[Slot] = true; // instead of "missing" as well
    const PtxModifierSlot &S = C.M.ModifierSlots[Slot];
    return C.reject(ProblemKind::IllegalModifier, Mod.Range,
                    "'." + Mod.Text + "' is not for this form of " + C.name() +
                        "; allowed here: " + S.allowed(),
                    replacement(Mod.Text, S));
  }
  if (Slot >= 0)
    return C.reject(ProblemKind::DuplicateModifier, Mod.Range,
                    "'." + Mod.Text + "' repeats a choice that " + C.name() +
                        " takes once");
  if (Usual == "type")
    return C.reject(
        ProblemKind::IllegalModifier, Mod.Range,
        C.name() + " takes no type suffix such as '." + Mod.Text + "'", "");
  C.reject(Usual.empty() ? ProblemKind::UnknownModifier
                         : ProblemKind::IllegalModifier,
           Mod.Range, C.name() + " takes no '." + Mod.Text + "'");
}

/// Why ptxas takes it and it is still not right.
static StringRef reasonUndocumented(const PtxModifier &Mod) {
  if (Mod.Text.starts_with("shared"))
    return "names shared memory of the executing CTA; only .shared::cluster is "
           "documented";
  return "is not documented for this form";
}

void checkModifiers(PtxCheckContext &C) {
  llvm::SmallVector<bool, 12> Explained(C.M.ModifierSlots.size(), false);
  unsigned Spaces = 0;
  for (unsigned N = 0; N < C.I.Modifiers.size(); ++N) {
    const PtxModifier &Mod = C.I.Modifiers[N];
    unsigned Ordinal = Spaces;
    Spaces += usualSlot(Mod.Text) == "space";
    int Slot = C.M.SlotOfModifier[N];
    if (Slot < 0)
      checkUnmatched(C, Mod, Ordinal, Explained);
    else if (C.M.ModifierOfSlot[Slot] != static_cast<int>(N))
      C.reject(ProblemKind::DuplicateModifier, Mod.Range,
               "'." + Mod.Text + "' repeats a choice that " + C.name() +
                   " takes once",
               "");
    else if (C.M.Undocumented[N])
      C.report(ProblemKind::Undocumented, PtxSeverity::Suspicious, Mod.Range,
               "'." + Mod.Text + "' " + reasonUndocumented(Mod));
  }
  for (unsigned S = 0; S < C.M.ModifierSlots.size(); ++S) {
    const PtxModifierSlot &Slot = C.M.ModifierSlots[S];
    if (C.M.ModifierOfSlot[S] >= 0 || Slot.N == PtxModifierSlot::Optional ||
        Explained[S])
      continue;
    bool Tolerated = Slot.N == PtxModifierSlot::Tolerated;
    C.report(ProblemKind::MissingModifier,
             Tolerated ? PtxSeverity::Suspicious : PtxSeverity::Rejected,
             C.I.OpcodeRange,
             C.name() + " needs " +
                 (Slot.Alternatives.size() > 1 ? "one of " : "") +
                 Slot.allowed());
  }
}

//===-- Rules on two modifiers --------------------------------------------===//

static void checkSemanticsAndScope(PtxCheckContext &C) {
  const PtxModifier *Sem = C.mod("sem"), *Scope = C.mod("scope");
  int SemSlot = C.M.modifierSlot("sem"), ScopeSlot = C.M.modifierSlot("scope");
  if (SemSlot < 0 || ScopeSlot < 0)
    return;
  if (Sem && Sem->Text == "weak" && Scope)
    return C.reject(ProblemKind::IllegalModifier, Scope->Range,
                    "'.weak' has no scope, so '." + Scope->Text +
                        "' cannot stand with it");
  bool ScopeReported =
      C.M.ModifierSlots[ScopeSlot].N == PtxModifierSlot::Required;
  if (Sem && Sem->Text != "weak" && !Scope && !ScopeReported)
    return C.reject(ProblemKind::MissingModifier, Sem->Range,
                    "'." + Sem->Text + "' needs a scope: one of " +
                        C.M.ModifierSlots[ScopeSlot].allowed());
  if (Scope && !Sem &&
      C.M.ModifierSlots[SemSlot].N == PtxModifierSlot::Optional)
    C.reject(ProblemKind::MissingModifier, Scope->Range,
             "'." + Scope->Text + "' needs one of " +
                 C.M.ModifierSlots[SemSlot].allowed() + " with it");
}

static void checkMmio(PtxCheckContext &C) {
  const PtxModifier *Mmio = C.mod("mmio");
  if (!Mmio)
    return;
  const PtxModifier *Sem = C.mod("sem"), *Scope = C.mod("scope");
  if (!Sem || Sem->Text != "release")
    return C.reject(ProblemKind::MissingModifier, Mmio->Range,
                    "'.mmio' needs '.release'");
  if (Scope && Scope->Text == "gpu")
    C.report(ProblemKind::Undocumented, PtxSeverity::Suspicious, Scope->Range,
             "'.mmio' is documented with '.sys' only", ".sys");
}

/// PTX ISA 9.7.9.27: im2col needs spatial dimensions, gather4 is 2d.
static void checkDimensions(PtxCheckContext &C) {
  const PtxModifier *Dim = C.mod("dim"), *Load = C.mod("load");
  if (!Dim || !Load)
    return;
  if (Load->Text.starts_with("im2col") && C.Op.Dims < 3)
    C.reject(ProblemKind::IllegalModifier, Dim->Range,
             "'." + Load->Text + "' needs .3d, .4d or .5d");
  if (Load->Text.contains("::gather4") || Load->Text.contains("::scatter4"))
    if (C.Op.Dims != 2)
      C.reject(ProblemKind::IllegalModifier, Dim->Range,
               "'." + Load->Text + "' needs .2d", ".2d");
}

static void checkMulticast(PtxCheckContext &C) {
  const PtxModifier *Multicast = C.mod("multicast");
  if (!Multicast)
    return;
  if (C.is(PtxFormId::CPT1) && C.Op.Dst == PtxSpace::SharedCta)
    C.reject(ProblemKind::IllegalModifier, Multicast->Range,
             "'.multicast::cluster' needs the destination .shared::cluster");
}

/// PTX ISA 9.7.9.25.4.2: half precision adds keep subnormals, and say so.
static void checkNoftz(PtxCheckContext &C) {
  if (!C.is(PtxFormId::CRB2) || !C.Op.Type || C.Op.Op.empty())
    return;
  bool Half = C.Op.Type->isFloat() && C.Op.Type->Bytes == 2;
  bool Needed = C.Op.Op == "add" && Half;
  const PtxModifier *Noftz = C.mod("noftz");
  if (Needed && !Noftz) {
    uint32_t At = C.mod("op")->Range.End;
    C.reject(ProblemKind::MissingModifier, {At, At},
             "'.add." + C.Op.Type->Name + "' needs '.noftz'", ".noftz");
  }
  // A packed type is the mistake there.
  if (!Needed && Noftz && C.Op.Type->Class != PtxTypeClass::Packed)
    C.reject(ProblemKind::IllegalModifier, Noftz->Range,
             "'.noftz' goes with .add.f16 and .add.bf16 only", "");
}

static void checkNoComplete(PtxCheckContext &C) {
  const PtxModifier *Flag = C.mod("nocomplete");
  if (!Flag)
    return;
  for (StringRef Text : {"cluster", "relaxed", "shared::cluster"})
    if (const PtxModifier *Mod = C.I.modifier(Text))
      C.reject(ProblemKind::IllegalModifier, Mod->Range,
               "'.noComplete' does not go with '." + Text + "'");
  if (!C.Op.find(C.I, PtxRole::Count))
    C.reject(ProblemKind::MissingOperand, Flag->Range,
             "'.noComplete' needs a count operand");
}

/// The table entry for \p Op: "u32 s32 ~s64"; empty for an unknown op.
static StringRef typesOfOp(StringRef Table, StringRef Op) {
  while (!Table.empty()) {
    auto [Row, Rest] = Table.split(';');
    auto [Ops, Types] = Row.split(':');
    llvm::SmallVector<StringRef, 4> Names;
    Ops.split(Names, ' ', -1, false);
    if (llvm::is_contained(Names, Op))
      return Types;
    Table = Rest;
  }
  return "";
}

static void checkOpType(PtxCheckContext &C) {
  const PtxModifier *Type = C.mod("type");
  if (!C.Op.Form->OpTypes || !Type || C.Op.Op.empty())
    return;
  llvm::SmallVector<StringRef, 8> Types;
  typesOfOp(C.Op.Form->OpTypes, C.Op.Op).split(Types, ' ', -1, false);
  std::string Allowed;
  for (StringRef T : Types) {
    if (T == Type->Text)
      return;
    if (T.drop_front() == Type->Text && T.starts_with("~"))
      return C.report(ProblemKind::Undocumented, PtxSeverity::Suspicious,
                      Type->Range,
                      "'." + C.Op.Op + "." + Type->Text +
                          "' is not documented for this form of " + C.name());
    T.consume_front("~");
    Allowed += (Twine(Allowed.empty() ? "." : ", .") + T).str();
  }
  C.reject(ProblemKind::IllegalOpType, Type->Range,
           C.name() + " has no '." + C.Op.Op + "." + Type->Text + "' here; ." +
               C.Op.Op + " takes " + Allowed);
}

void checkModifierPairs(PtxCheckContext &C) {
  checkSemanticsAndScope(C);
  checkMmio(C);
  checkDimensions(C);
  checkMulticast(C);
  checkNoftz(C);
  checkNoComplete(C);
  checkOpType(C);
}

} // namespace smemlint::ptx
