//===- PtxCheck.cpp - What is wrong with it -------------------------------===//
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

const AsmOperandInfo *PtxCheckContext::asmOperand(const PtxOperand &O) const {
  if (!O.is(OperandKind::AsmOperand))
    return nullptr;
  if (O.Index >= 0)
    return static_cast<size_t>(O.Index) < Asm.size() ? &Asm[O.Index] : nullptr;
  for (const AsmOperandInfo &A : Asm)
    if (!O.Name.empty() && A.Name == O.Name)
      return &A;
  return nullptr;
}

/// The register that nvcc declares for a constraint letter.
static bool registerOf(char Letter, PtxTypeClass &Class, unsigned &Bytes) {
  Class =
      Letter == 'f' || Letter == 'd' ? PtxTypeClass::Float : PtxTypeClass::Bits;
  Bytes = Letter == 'h'                    ? 2
          : Letter == 'r' || Letter == 'f' ? 4
          : Letter == 'l' || Letter == 'd' ? 8
          : Letter == 'q'                  ? 16
                                           : 0;
  return Bytes != 0;
}

static std::string widthText(unsigned Bytes, PtxTypeClass Class) {
  return (Twine(Bytes * 8) + "-bit " +
          (Class == PtxTypeClass::Float ? "float " : "") + "register")
      .str();
}

PtxValueInfo PtxCheckContext::describe(const PtxOperand &O) const {
  PtxValueInfo V;
  V.Negated = O.Negated;
  switch (O.K) {
  case OperandKind::Sink:
    V.K = PtxValueInfo::Sink;
    V.Text = "'_'";
    return V;
  case OperandKind::Immediate:
  case OperandKind::Expression:
    V.K = O.IsFloat ? PtxValueInfo::FloatImmediate : PtxValueInfo::Immediate;
    V.Constant = O.Value;
    V.Text = "a constant";
    return V;
  case OperandKind::Register:
    if (!O.RegType)
      return V;
    V.K = PtxValueInfo::Register;
    V.Class = O.RegType->Class;
    V.Bytes = O.RegType->Bytes;
    V.Text = ("the ." + O.RegType->Name + " register " + O.Name).str();
    return V;
  case OperandKind::AsmOperand:
    break;
  default:
    return V;
  }
  V.Asm = asmOperand(O);
  if (!V.Asm)
    return V;
  V.Constant = V.Asm->Constant;
  if (V.Asm->Letter == 'n') {
    V.K = PtxValueInfo::Immediate;
    V.Text = "the constant of \"n\"";
  } else if (registerOf(V.Asm->Letter, V.Class, V.Bytes)) {
    V.K = PtxValueInfo::Register;
    V.Text = (Twine("the ") + widthText(V.Bytes, V.Class) + " of \"" +
              Twine(V.Asm->Letter) + "\"")
                 .str();
  }
  return V;
}

// Inline PTX Assembly in CUDA, 1.2: the operand has the size of the register.
static const struct {
  char Letter;
  unsigned Bytes;
  PtxValueKind Kind;
  const char *Takes;
} Constraints[] = {
    {'h', 2, PtxValueKind::Integer, "a 2-byte integer"},
    {'r', 4, PtxValueKind::Integer, "a 4-byte integer"},
    {'l', 8, PtxValueKind::Integer, "an 8-byte integer or a pointer"},
    {'q', 16, PtxValueKind::Integer, "a 16-byte integer"},
    {'f', 4, PtxValueKind::Float, "a float"},
    {'d', 8, PtxValueKind::Float, "a double"},
};

static void checkConstraint(PtxCheckContext &C, const PtxOperand &O) {
  for (const PtxOperand &E : O.Elements)
    checkConstraint(C, E);
  const AsmOperandInfo *A = C.asmOperand(O);
  if (!A || A->Kind == PtxValueKind::Unknown || A->Bytes == 0)
    return;
  for (const auto &Row : Constraints) {
    if (Row.Letter != A->Letter)
      continue;
    bool Pointer = A->Kind == PtxValueKind::Pointer && A->Letter == 'l';
    if (A->Bytes == Row.Bytes && (A->Kind == Row.Kind || Pointer))
      return;
    StringRef Is = A->Kind == PtxValueKind::Integer   ? "integer"
                   : A->Kind == PtxValueKind::Float   ? "floating"
                   : A->Kind == PtxValueKind::Pointer ? "pointer"
                                                      : "aggregate";
    return C.reject(ProblemKind::Constraint, O.Range,
                    Twine("constraint \"") + Twine(A->Letter) + "\" takes " +
                        Row.Takes + ", not a " + Twine(A->Bytes) + "-byte " +
                        Is + " operand");
  }
}

/// @%0: asm operands are never predicates.
static void checkPredicate(PtxCheckContext &C) {
  if (!C.I.Predicate)
    return;
  PtxValueInfo V = C.describe(C.I.Predicate->Guard);
  if (V.K == PtxValueInfo::Immediate ||
      (V.K == PtxValueInfo::Register && V.Class != PtxTypeClass::Pred))
    C.reject(ProblemKind::RegisterType, C.I.Predicate->Range,
             "a guard needs a .pred register, not " + V.Text);
}

static void checkTarget(PtxCheckContext &C, const PtxTarget &T) {
  PtxRange R = C.I.OpcodeRange;
  if (T.Sm && T.Sm < C.Op.MinSm)
    return C.reject(ProblemKind::Target, R,
                    C.name() + " needs sm_" + Twine(C.Op.MinSm) +
                        ", the target is sm_" + Twine(T.Sm));
  if (T.Sm && C.Op.ArchSpecific && !T.ArchSpecific)
    return C.reject(ProblemKind::Target, R,
                    "this form of " + C.name() +
                        " needs an architecture-specific target such as sm_" +
                        Twine(T.Sm) + "a");
  if (T.Ptx && T.Ptx < C.Op.MinPtx)
    C.reject(ProblemKind::Target, R,
             C.name() + " needs PTX " + Twine(C.Op.MinPtx / 10) + "." +
                 Twine(C.Op.MinPtx % 10));
}

std::vector<PtxProblem> validate(const PtxInstruction &I, const PtxAsyncOp &Op,
                                 llvm::ArrayRef<AsmOperandInfo> Operands,
                                 const PtxTarget *Target) {
  std::vector<PtxProblem> Problems;
  if (Op.Uncertain || I.Pasted)
    return Problems;
  PtxMatch M = match(I, *Op.Form);
  PtxCheckContext C{I, Op, M, Operands, Problems};
  for (const PtxOperand &O : I.Operands)
    checkConstraint(C, O);
  checkPredicate(C);
  if (Op.Form->Modifiers) {
    checkModifiers(C);
    checkModifierPairs(C);
    if (!I.Malformed)
      checkOperandList(C);
  }
  if (Target)
    checkTarget(C, *Target);
  llvm::stable_sort(Problems, [](const PtxProblem &A, const PtxProblem &B) {
    return A.Range.Begin < B.Range.Begin;
  });
  return Problems;
}

} // namespace smemlint::ptx
