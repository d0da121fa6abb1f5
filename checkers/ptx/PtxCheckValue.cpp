//===- PtxCheckValue.cpp - Rules on values and addresses ------------------===//
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

//===-- The stored value: fact tables 11.2 and 11.3 -----------------------===//

/// ".b32" where the form takes it and the register has 4 bytes.
static std::optional<std::string> untypedSuffix(const PtxCheckContext &C,
                                                unsigned Bytes) {
  std::string Name = "b" + std::to_string(Bytes * 8);
  int Slot = C.M.modifierSlot("type");
  if (Slot < 0 || !C.Op.Op.empty() ||
      !llvm::is_contained(C.M.ModifierSlots[Slot].Alternatives, Name))
    return std::nullopt;
  return "." + Name;
}

namespace {
/// How ptxas sees the registers of one brace list: as their common type.
struct ListTypes {
  bool InList = false;
  bool AllFloat = false; ///< every element is a float register
};
} // namespace

static void checkValueRegister(PtxCheckContext &C, const PtxOperand &O,
                               const PtxValueInfo &V, ListTypes L,
                               const PtxModifier &Suffix) {
  const PtxType &T = *C.Op.Type;
  if (V.Negated)
    return C.reject(ProblemKind::OperandShape, O.Range,
                    "a stored register cannot be negated");
  if (V.Class == PtxTypeClass::Pred)
    return C.reject(ProblemKind::ValueType, O.Range,
                    "a predicate cannot be stored");
  if (V.Bytes != T.Bytes)
    return C.reject(ProblemKind::ValueWidth, Suffix.Range,
                    "'." + T.Name + "' stores " + Twine(unsigned(T.Bytes)) +
                        " bytes from " + V.Text + "; " + C.name() +
                        " never widens or narrows",
                    untypedSuffix(C, V.Bytes));
  if (T.isInt() && V.isFloatRegister())
    return C.report(ProblemKind::ValueType,
                    L.InList && !L.AllFloat ? PtxSeverity::Silent
                                            : PtxSeverity::Rejected,
                    Suffix.Range,
                    "'." + T.Name + "' stores " + V.Text +
                        " as an integer; use a float or untyped suffix",
                    untypedSuffix(C, V.Bytes));
  if (!T.isFloat() || V.isFloatRegister())
    return;
  if (V.Class != PtxTypeClass::Bits) // declared .u32, .s32, .f16x2
    return C.report(ProblemKind::ValueType,
                    L.InList ? PtxSeverity::Silent : PtxSeverity::Rejected,
                    Suffix.Range,
                    "'." + T.Name + "' stores " + V.Text + " as a float",
                    untypedSuffix(C, V.Bytes));
  if (V.Asm && (V.Asm->Kind == PtxValueKind::Integer ||
                V.Asm->Kind == PtxValueKind::Pointer))
    C.report(ProblemKind::ValueType, PtxSeverity::Silent, Suffix.Range,
             "'." + T.Name + "' stores the bits of an integer operand (\"" +
                 Twine(V.Asm->Letter) + "\") as a float",
             untypedSuffix(C, V.Bytes));
}

static void checkElement(PtxCheckContext &C, const PtxOperand &O, ListTypes L,
                         const PtxModifier &Suffix) {
  const PtxType &T = *C.Op.Type;
  PtxValueInfo V = C.describe(O);
  switch (V.K) {
  case PtxValueInfo::Unknown:
    return;
  case PtxValueInfo::Sink:
    return C.reject(ProblemKind::OperandShape, O.Range,
                    "'_' is no value to store");
  case PtxValueInfo::Immediate:
    if (T.isFloat())
      C.reject(ProblemKind::ValueType, O.Range,
               "'." + T.Name +
                   "' takes a floating constant such as 0f3F800000");
    return;
  case PtxValueInfo::FloatImmediate:
    if (T.isInt())
      C.reject(ProblemKind::ValueType, O.Range,
               "'." + T.Name + "' takes an integer constant");
    return;
  case PtxValueInfo::Register:
    return checkValueRegister(C, O, V, L, Suffix);
  }
}

static void checkValueList(PtxCheckContext &C, const PtxOperand &O,
                           const PtxModifier &Suffix) {
  size_t N = O.Elements.size();
  unsigned Width = C.Op.VectorWidth;
  if (N != Width) {
    bool Insert = !C.mod("vec") && C.M.modifierSlot("vec") >= 0 &&
                  (N == 2 || N == 4) && N * C.Op.Type->Bytes <= 16;
    PtxRange R = O.Range;
    std::optional<std::string> Fix;
    if (Insert) {
      R = {Suffix.Range.Begin, Suffix.Range.Begin};
      Fix = ".v" + std::to_string(N);
    }
    return C.reject(ProblemKind::VectorLength, R,
                    Twine(N) + " registers in braces, but " +
                        (Width == 1 ? "no vector suffix"
                                    : "'.v" + std::to_string(Width) + "'"),
                    Fix);
  }
  ListTypes L;
  L.InList = N > 1;
  L.AllFloat = llvm::all_of(O.Elements, [&](const PtxOperand &E) {
    return C.describe(E).isFloatRegister();
  });
  for (const PtxOperand &E : O.Elements) {
    if (E.is(OperandKind::List) || E.is(OperandKind::Address))
      C.reject(ProblemKind::OperandShape, E.Range,
               "a vector holds registers and constants only");
    else
      checkElement(C, E, L, Suffix);
  }
}

void checkValue(PtxCheckContext &C, const PtxOperand &O) {
  // A missing or unknown suffix is reported with the modifiers.
  const PtxModifier *Suffix = C.mod("type");
  if (!Suffix || !C.Op.Type)
    return;
  unsigned Total = C.Op.Type->Bytes * C.Op.VectorWidth;
  if (const PtxModifier *Vec = C.mod("vec"); Vec && Total > 16)
    return C.reject(ProblemKind::VectorLength, Vec->Range,
                    "'." + Vec->Text + "' of '." + Suffix->Text + "' is " +
                        Twine(Total) + " bytes; " + C.name() +
                        " stores 16 at most");
  if (O.is(OperandKind::List))
    return checkValueList(C, O, *Suffix);
  if (const PtxModifier *Vec = C.mod("vec"))
    C.report(ProblemKind::VectorLength, PtxSeverity::Silent, O.Range,
             "'." + Vec->Text + "' with one register: braces with " +
                 Twine(C.Op.VectorWidth) + " registers are needed");
  checkElement(C, O, ListTypes(), *Suffix);
}

//===-- Addresses: fact tables 0.8 and 0.9 --------------------------------===//

/// [%0+%1] is for constants; ptxas has no register offset.
static void checkOffset(PtxCheckContext &C, const PtxOperand &O) {
  for (const PtxOperand &E : O.Elements)
    checkOffset(C, E);
  PtxValueInfo V = C.describe(O);
  if (V.K == PtxValueInfo::Register || V.K == PtxValueInfo::FloatImmediate)
    C.reject(ProblemKind::ImmediateNeeded, O.Range,
             "an address offset must be an integer constant");
}

static PtxSpace spaceOfSlot(const PtxAsyncOp &Op, StringRef Slot) {
  PtxSpace S = Slot == "dst" ? Op.Dst : Slot == "src" ? Op.Src : Op.Barrier;
  bool GlobalForm = Op.id() == PtxFormId::STAG || Op.id() == PtxFormId::RDAG;
  return GlobalForm && S == PtxSpace::Generic ? PtxSpace::Global : S;
}

static bool isShared(PtxSpace S) {
  return S == PtxSpace::SharedCta || S == PtxSpace::SharedCluster;
}

/// Most forms take a shared address where a generic one is meant, and CUTLASS
/// relies on it (cp.async.mbarrier.arrive). ptxas refuses it on mbarrier.*
/// ("32-bit ABI").
static bool wantsWideGeneric(const PtxCheckContext &C) {
  return C.Op.name().starts_with("mbarrier.");
}

/// What ptxas takes for a tensor map although it is none.
static void checkMapAddress(PtxCheckContext &C, const PtxOperand &O) {
  if (O.HasOffset)
    C.reject(ProblemKind::OperandShape, O.offset()->Range,
             "a tensor map address takes no offset");
  const PtxOperand &Base = *O.base();
  PtxValueInfo V = C.describe(Base);
  if (V.K == PtxValueInfo::Register && (V.Bytes != 8 || V.isFloatRegister()))
    C.report(ProblemKind::AddressWidth, PtxSeverity::Silent, Base.Range,
             "a tensor map is named by its 64-bit generic address (\"l\"), "
             "not by " +
                 V.Text);
}

void checkAddress(PtxCheckContext &C, const PtxOperand &O,
                  const PtxOperandSlot &Slot) {
  if (!O.base())
    return;
  if (Slot.S == PtxOperandSlot::Shape::TensorMap)
    return checkMapAddress(C, O);
  if (O.offset())
    checkOffset(C, *O.offset());
  const PtxOperand &Base = *O.base();
  if (Base.Negated)
    return C.reject(ProblemKind::OperandShape, Base.Range,
                    "an address cannot be negated");
  PtxValueInfo V = C.describe(Base);
  if (V.K == PtxValueInfo::Immediate || V.K == PtxValueInfo::FloatImmediate)
    return C.reject(ProblemKind::OperandShape, Base.Range,
                    "a constant is no address for " + C.name());
  if (V.K != PtxValueInfo::Register)
    return;
  if (V.isFloatRegister() || V.Class == PtxTypeClass::Pred || V.Bytes > 8)
    return C.reject(ProblemKind::RegisterType, Base.Range,
                    "an address is a 32-bit or 64-bit integer register, not " +
                        V.Text);
  PtxSpace Space = spaceOfSlot(C.Op, Slot.Name);
  if (V.Bytes <= 4 && Space == PtxSpace::Generic && wantsWideGeneric(C))
    return C.reject(ProblemKind::AddressWidth, Base.Range,
                    C.name() +
                        " without .shared::cta takes a generic address, "
                        "which does not fit in " +
                        V.Text);
  if (V.Bytes < 4)
    return C.report(ProblemKind::AddressWidth, PtxSeverity::Silent, Base.Range,
                    "an address does not fit in " + V.Text);
  if (V.Bytes == 4 && Space == PtxSpace::Global)
    return C.report(ProblemKind::AddressWidth, PtxSeverity::Silent, Base.Range,
                    "a global address has 64 bits, it does not fit in " +
                        V.Text);
  if (V.Asm && V.Asm->Kind == PtxValueKind::Pointer && isShared(Space))
    C.report(ProblemKind::GenericAddress, PtxSeverity::Suspicious, Base.Range,
             "a C++ pointer is a generic address; a shared one comes from "
             "__cvta_generic_to_shared");
}

} // namespace smemlint::ptx
