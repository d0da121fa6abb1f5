//===- PtxCheckOperands.cpp - Rules on the operand list -------------------===//
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

namespace {

constexpr int64_t Any = INT64_MAX;
constexpr int64_t Low = INT64_MIN;
constexpr int64_t MaxCount = (1 << 20) - 1; // mbarrier: PTX ISA 9.7.13.15.2

/// What an operand slot takes. "Hard" limits are ptxas's own and hold for
/// constants in the text only; outside the "sound" ones the instruction does
/// nothing sensible. Units: bytes for sizes, arrivals for counts.
struct OperandRule {
  const char *Slot;
  const char *Noun;
  unsigned Bytes; ///< of the register; 0: constants only
  bool TakesConstant;
  bool TakesSink;
  int64_t Multiple;
  int64_t HardMin, HardMax;
  int64_t SoundMin, SoundMax;
};

constexpr OperandRule Rules[] = {
    // slot, noun, register, const, sink, multiple, hard, sound
    {"size", "size", 4, true, false, 16, 0, 1048560, 1, 1048560},
    {"size64", "size", 8, true, false, 8, 0, 16777216, 1, 16777216},
    {"srcsize", "source size", 4, true, false, 1, 0, 16, 0, 16},
    {"left", "bytes to ignore", 4, true, false, 1, Low, Any, 0, 15},
    {"right", "bytes to ignore", 4, true, false, 1, Low, Any, 0, 15},
    {"mask", "CTA mask", 2, true, false, 1, Low, Any, 1, 65535},
    {"bytemask", "byte mask", 2, true, false, 1, Low, Any, 0, 65535},
    {"policy", "cache policy", 8, true, false, 1, Low, Any, Low, Any},
    {"count", "arrival count", 4, true, false, 1, 1, Any, 1, MaxCount},
    {"initcount", "arrival count", 4, true, false, 1, Low, Any, 1, MaxCount},
    {"txcount", "transaction count", 4, true, false, 1, Low, Any, 0, MaxCount},
    {"state", "state", 8, true, false, 1, Low, Any, Low, Any},
    {"newstate", "state", 8, false, true, 1, Low, Any, Low, Any},
    {"parity", "parity", 4, true, false, 1, 0, 1, 0, 1},
    {"hint", "time limit", 4, true, false, 1, Low, Any, 0, Any},
    {"groups", "group count", 0, true, false, 1, Low, Any, 0, 255},
    {"zero", "initial value", 0, true, false, 1, 0, 0, 0, 0},
    {"pending", "pending count", 4, false, false, 1, Low, Any, Low, Any},
    {"rank", "CTA rank", 4, true, false, 1, Low, Any, 0, Any},
};

const OperandRule *ruleFor(StringRef Slot) {
  for (const OperandRule &R : Rules)
    if (R.Slot == Slot)
      return &R;
  return nullptr;
}

const char *letterFor(unsigned Bytes) {
  return Bytes == 2 ? "h" : Bytes == 8 ? "l" : "r";
}

std::string nounOf(const PtxOperandSlot &Slot) {
  if (const OperandRule *R = ruleFor(Slot.Name))
    return R->Noun;
  if (Slot.Name == "bar")
    return "mbarrier address";
  if (Slot.Name == "dst")
    return "destination address";
  if (Slot.Name == "src")
    return "source address";
  if (Slot.Name == "map")
    return "tensor map with its coordinates";
  if (Slot.Name == "offsets")
    return "list of im2col offsets";
  if (Slot.Name == "cpsize")
    return "size";
  if (Slot.Name == "done")
    return "result predicate";
  return Slot.Name.str();
}

void checkRange(PtxCheckContext &C, const OperandRule &R, const PtxOperand &O,
                const PtxValueInfo &V) {
  int64_t N = *V.Constant;
  bool InText = V.K == PtxValueInfo::Immediate;
  bool Multiple = N % R.Multiple == 0;
  bool Hard = Multiple && N >= R.HardMin && N <= R.HardMax;
  if (Hard && N >= R.SoundMin && N <= R.SoundMax)
    return;
  if (Hard && N == 0)
    return C.report(ProblemKind::ImmediateRange, PtxSeverity::Suspicious,
                    O.Range, Twine("the ") + R.Noun + " is 0");
  std::string Must;
  if (R.Multiple > 1)
    Must = (Twine("a multiple of ") + Twine(R.Multiple) + " up to ").str() +
           std::to_string(R.SoundMax);
  else if (R.SoundMin == R.SoundMax)
    Must = std::to_string(R.SoundMin);
  else if (R.SoundMax == Any)
    Must = "at least " + std::to_string(R.SoundMin);
  else
    Must = std::to_string(R.SoundMin) + " to " + std::to_string(R.SoundMax);
  C.report(ProblemKind::ImmediateRange,
           !Hard && InText ? PtxSeverity::Rejected : PtxSeverity::Silent,
           O.Range,
           C.name() + ": the " + R.Noun + " is " + Twine(N) + "; it must be " +
               Must);
}

/// The checks on registers; \p MixedList: ptxas takes floats there.
void checkRegister(PtxCheckContext &C, const OperandRule &R,
                   const PtxOperand &O, const PtxValueInfo &V,
                   bool MixedList = false) {
  if (R.Bytes == 0)
    return C.reject(ProblemKind::ImmediateNeeded, O.Range,
                    Twine("the ") + R.Noun + " of " + C.name() +
                        " must be a constant (constraint \"n\"), not " +
                        V.Text);
  if (V.Negated)
    return C.reject(ProblemKind::OperandShape, O.Range,
                    Twine("the ") + R.Noun + " cannot be negated here");
  if (V.Class == PtxTypeClass::Pred)
    return C.reject(ProblemKind::RegisterType, O.Range,
                    Twine("the ") + R.Noun + " is no predicate");
  // PTX 9.0 has 32-bit st.bulk sizes, but ptxas 13.0 wants them declared .u32.
  bool NarrowSize = R.Slot == StringRef("size64") && V.Bytes == 4 &&
                    V.Class == PtxTypeClass::Int;
  if (V.Bytes != R.Bytes && !NarrowSize)
    return C.reject(ProblemKind::RegisterWidth, O.Range,
                    Twine("the ") + R.Noun + " of " + C.name() + " takes a " +
                        Twine(R.Bytes * 8) + "-bit register (\"" +
                        letterFor(R.Bytes) + "\"), not " + V.Text);
  if (V.isFloatRegister())
    C.report(ProblemKind::RegisterType,
             MixedList ? PtxSeverity::Silent : PtxSeverity::Rejected, O.Range,
             Twine("the ") + R.Noun + " of " + C.name() +
                 " takes an integer, not " + V.Text);
}

void checkByRule(PtxCheckContext &C, const OperandRule &R,
                 const PtxOperand &O) {
  PtxValueInfo V = C.describe(O);
  switch (V.K) {
  case PtxValueInfo::Unknown:
    return;
  case PtxValueInfo::Sink:
    if (!R.TakesSink)
      C.reject(ProblemKind::OperandShape, O.Range,
               Twine("the ") + R.Noun + " cannot be '_'");
    return;
  case PtxValueInfo::FloatImmediate:
    return C.reject(ProblemKind::RegisterType, O.Range,
                    Twine("the ") + R.Noun + " is an integer");
  case PtxValueInfo::Register:
    checkRegister(C, R, O, V);
    break;
  case PtxValueInfo::Immediate:
    if (!R.TakesConstant)
      return C.reject(ProblemKind::OperandShape, O.Range,
                      Twine("the ") + R.Noun + " is a result, no constant");
    break;
  }
  if (V.Constant)
    checkRange(C, R, O, V);
}

/// cp.async, PTX ISA 9.7.9.25.3.1: .cg copies 16 bytes, .ca 4, 8 or 16.
void checkCpSize(PtxCheckContext &C, const PtxOperand &O) {
  PtxValueInfo V = C.describe(O);
  if (V.K == PtxValueInfo::Register)
    return C.reject(ProblemKind::ImmediateNeeded, O.Range,
                    "the size of cp.async must be a constant (constraint "
                    "\"n\"), not " +
                        V.Text);
  if (V.K == PtxValueInfo::FloatImmediate || V.K == PtxValueInfo::Sink)
    return C.reject(ProblemKind::ImmediateNeeded, O.Range,
                    "the size of cp.async must be an integer constant");
  if (!V.Constant)
    return;
  int64_t N = *V.Constant;
  bool Cg = C.I.has("cg");
  if (N == 16 || (!Cg && (N == 4 || N == 8)))
    return;
  C.reject(ProblemKind::ImmediateRange, O.Range,
           Twine("cp.async") +
               (Cg ? ".cg copies 16 bytes" : " copies 4, 8 or 16 bytes") +
               ", not " + Twine(N) +
               (Cg && (N == 4 || N == 8) ? " (.ca does)" : ""));
}

void checkSrcSize(PtxCheckContext &C, const PtxOperand &O) {
  PtxValueInfo V = C.describe(O);
  if (C.Op.find(C.I, PtxRole::IgnoreSrc)) {
    if (V.K == PtxValueInfo::Register && V.Class != PtxTypeClass::Pred)
      C.reject(ProblemKind::RegisterType, O.Range,
               "a negated ignore-src operand must be a predicate");
    return;
  }
  OperandRule R = *ruleFor("srcsize");
  if (C.Op.ConstantSize && *C.Op.ConstantSize >= 0 && *C.Op.ConstantSize <= 16)
    R.HardMax = R.SoundMax = *C.Op.ConstantSize;
  checkByRule(C, R, O);
}

/// The predicate of test_wait and try_wait.
void checkDone(PtxCheckContext &C, const PtxOperand &O) {
  PtxValueInfo V = C.describe(O);
  if (V.K == PtxValueInfo::Unknown ||
      (V.K == PtxValueInfo::Register && V.Class == PtxTypeClass::Pred))
    return;
  C.reject(ProblemKind::RegisterType, O.Range,
           C.name() + " sets a .pred register declared in the template, not " +
               V.Text);
}

void checkList(PtxCheckContext &C, const PtxOperand &List, size_t Expected,
               const OperandRule &R) {
  if (List.Elements.size() != Expected)
    return C.reject(ProblemKind::VectorLength, List.Range,
                    C.name() + " takes " + Twine(Expected) + " " + R.Noun +
                        "s here, not " + Twine(List.Elements.size()));
  bool AllFloat = llvm::all_of(List.Elements, [&](const PtxOperand &E) {
    return C.describe(E).isFloatRegister();
  });
  for (const PtxOperand &E : List.Elements) {
    PtxValueInfo V = C.describe(E);
    if (V.K == PtxValueInfo::Register)
      checkRegister(C, R, E, V, !AllFloat);
    else if (V.K == PtxValueInfo::Sink || V.K == PtxValueInfo::FloatImmediate)
      checkByRule(C, R, E);
  }
}

constexpr OperandRule CoordRule = {"coords", "coordinate", 4,   true, false,
                                   1,        Low,          Any, Low,  Any};
constexpr OperandRule OffsetRule = {
    "offsets", "im2col offset", 2, true, false, 1, Low, Any, Low, Any};

/// PTX ISA 9.7.9.27.1.2: one coordinate per dimension; gather4 and scatter4
/// take a column and four rows.
void checkCoords(PtxCheckContext &C, const PtxOperand &O) {
  const PtxModifier *Load = C.mod("load");
  bool Four = Load && (Load->Text.contains("::gather4") ||
                       Load->Text.contains("::scatter4"));
  if (C.Op.Dims && O.list())
    checkList(C, *O.list(), Four ? 5 : C.Op.Dims, CoordRule);
}

void checkOffsets(PtxCheckContext &C, const PtxOperand &O) {
  bool Window = C.I.has("im2col::w") || C.I.has("im2col::w::128");
  if (C.Op.Dims > 2)
    checkList(C, O, Window ? 2 : C.Op.Dims - 2, OffsetRule);
}

/// mapa: both addresses are as wide as the suffix.
void checkMapped(PtxCheckContext &C, const PtxOperand &O) {
  if (!C.Op.Type || C.mod("type") == nullptr)
    return;
  OperandRule R = {
      "mapped", "address", C.Op.Type->Bytes, true, false, 1, Low, Any,
      Low,      Any};
  PtxValueInfo V = C.describe(O);
  if (V.K == PtxValueInfo::Register)
    checkRegister(C, R, O, V);
}

void checkSlot(PtxCheckContext &C, const PtxOperandSlot &Slot,
               const PtxOperand &O) {
  if (!fitsShape(O, Slot)) {
    if (O.is(OperandKind::Invalid))
      return;
    bool Bracket = Slot.S == PtxOperandSlot::Shape::Address;
    return C.reject(ProblemKind::OperandShape, O.Range,
                    C.name() + " takes the " + nounOf(Slot) + " here" +
                        (Bracket ? ", in square brackets" : ""));
  }
  if (Slot.S == PtxOperandSlot::Shape::Address ||
      Slot.S == PtxOperandSlot::Shape::TensorMap)
    checkAddress(C, O, Slot);
  if (Slot.S == PtxOperandSlot::Shape::TensorMap)
    checkCoords(C, O);
  else if (Slot.Name == "offsets")
    checkOffsets(C, O);
  else if (Slot.Name == "value")
    checkValue(C, O);
  else if (Slot.Name == "cpsize")
    checkCpSize(C, O);
  else if (Slot.Name == "srcsize")
    checkSrcSize(C, O);
  else if (Slot.Name == "done")
    checkDone(C, O);
  else if (Slot.Name == "mapped" || Slot.Name == "address")
    checkMapped(C, O);
  else if (const OperandRule *R = ruleFor(Slot.Name))
    checkByRule(C, *R, O);
}

/// Without the barrier ptxas still takes st.async and red.async: no consumer
/// will ever see the bytes arrive.
void reportMissing(PtxCheckContext &C, const PtxOperandSlot &Slot) {
  bool Unchecked =
      Slot.Name == "bar" && (C.is(PtxFormId::STA) || C.is(PtxFormId::RDA));
  C.report(ProblemKind::MissingOperand,
           Unchecked ? PtxSeverity::Silent : PtxSeverity::Rejected, C.I.Range,
           C.name() + " leaves out the " + nounOf(Slot) +
               (Unchecked ? ", so nothing signals its completion" : ""));
}

/// Operands that only a modifier makes legal.
constexpr struct {
  const char *Slot;
  const char *Modifier;
  unsigned Bytes;
} OperandSwitches[] = {{"hint", ".L2::cache_hint", 8},
                       {"multicast", ".multicast::cluster", 2},
                       {"bytemask", ".cp_mask", 2}};

void reportExtra(PtxCheckContext &C, const PtxOperand &O) {
  bool Global = C.is(PtxFormId::STAG) || C.is(PtxFormId::RDAG);
  if (Global && O.is(OperandKind::Address))
    return C.reject(ProblemKind::CompilerCrash, O.Range,
                    "the .global form of " + C.name() +
                        " takes no mbarrier; ptxas 13.0 crashes on it");
  PtxValueInfo V = C.describe(O);
  uint32_t At = C.I.OpcodeRange.End;
  for (const auto &S : OperandSwitches)
    if (V.K == PtxValueInfo::Register && V.Bytes == S.Bytes &&
        C.M.modifierSlot(S.Slot) >= 0 && !C.mod(S.Slot))
      return C.reject(ProblemKind::MissingModifier, {At, At},
                      C.name() + " takes this operand with " + S.Modifier +
                          " only",
                      S.Modifier);
  C.reject(ProblemKind::ExtraOperand, O.Range,
           C.name() + " takes no further operand here");
}

/// PTX ISA 9.7.13.15.13: no state comes back from another CTA's barrier.
void checkRemoteState(PtxCheckContext &C) {
  const PtxOperand *State = C.Op.find(C.I, PtxRole::NewState);
  if (State && C.I.has("shared::cluster") && !State->is(OperandKind::Sink))
    C.reject(ProblemKind::OperandShape, State->Range,
             C.name() + ".shared::cluster returns no state: use '_'", "_");
}

} // namespace

void checkOperandList(PtxCheckContext &C) {
  for (unsigned S = 0; S < C.M.OperandSlots.size(); ++S) {
    int N = C.M.OperandOfSlot[S];
    if (N >= 0)
      checkSlot(C, C.M.OperandSlots[S], C.I.Operands[N]);
    else if (!C.M.OperandSlots[S].Optional)
      reportMissing(C, C.M.OperandSlots[S]);
  }
  for (unsigned N = 0; N < C.I.Operands.size(); ++N)
    if (C.M.SlotOfOperand[N] < 0)
      reportExtra(C, C.I.Operands[N]);
  checkRemoteState(C);
}

} // namespace smemlint::ptx
