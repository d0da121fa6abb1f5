//===- PtxMatch.cpp - An instruction against a row ------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxMatch.h"

using llvm::StringRef;

namespace smemlint::ptx {

std::string PtxModifierSlot::allowed() const {
  std::string Text;
  for (StringRef A : Alternatives) {
    if (A.starts_with("~"))
      continue;
    Text += Text.empty() ? "." : ", .";
    Text += A;
  }
  return Text;
}

int PtxMatch::modifierSlot(StringRef Name) const {
  for (unsigned I = 0; I < ModifierSlots.size(); ++I)
    if (ModifierSlots[I].Name == Name)
      return static_cast<int>(I);
  return -1;
}

const PtxModifier *PtxMatch::modifierIn(const PtxInstruction &I,
                                        StringRef Name) const {
  int Slot = modifierSlot(Name);
  return Slot < 0 || ModifierOfSlot[Slot] < 0
             ? nullptr
             : &I.Modifiers[ModifierOfSlot[Slot]];
}

StringRef usualSlot(StringRef M) {
  static constexpr struct {
    const char *Slot;
    const char *Members; // a blank on both sides of each
  } Usual[] = {
      {"space",
       " shared shared::cta shared::cluster global local const param "},
      {"scope", " cta cluster gpu sys "},
      {"sem", " relaxed acquire release acq_rel weak volatile "},
      {"completion", " mbarrier::complete_tx::bytes bulk_group "},
      {"op", " add min max inc dec and or xor "},
      {"vec", " v2 v4 v8 "},
      {"dim", " 1d 2d 3d 4d 5d "},
      {"load", " tile tile::gather4 tile::scatter4 im2col im2col::w "
               "im2col::w::128 im2col_no_offs "},
      {"cache", " ca cg "},
      {"hint", " L2::cache_hint "},
      {"multicast", " multicast::cluster multicast::cluster::all "},
      {"group", " cta_group::1 cta_group::2 "},
      {"level", " L2 "},
      {"mmio", " mmio "},
      {"noftz", " noftz "},
  };
  if (parsePtxType(M))
    return "type";
  std::string Padded = " " + M.str() + " ";
  for (const auto &U : Usual)
    if (StringRef(U.Members).contains(Padded))
      return U.Slot;
  return "";
}

namespace {

using llvm::SmallVector;

void parseModifierSlots(StringRef Table, PtxMatch &M) {
  SmallVector<StringRef, 12> Words;
  Table.split(Words, ' ', -1, false);
  for (StringRef Word : Words) {
    auto [Name, Alternatives] = Word.split('=');
    PtxModifierSlot Slot;
    if (Name.consume_back("?"))
      Slot.N = PtxModifierSlot::Optional;
    else if (Name.consume_back("~"))
      Slot.N = PtxModifierSlot::Tolerated;
    Slot.Name = Name;
    Alternatives.split(Slot.Alternatives, '|');
    M.ModifierSlots.push_back(std::move(Slot));
  }
  M.ModifierOfSlot.assign(M.ModifierSlots.size(), -1);
}

/// A wrong direction or completion says more about the form than a wrong flag.
unsigned weight(const PtxModifierSlot *Slot) {
  if (!Slot)
    return 1;
  return Slot->isSpace() ? 3 : Slot->Name == "completion" ? 2 : 1;
}

/// The slot for the Ordinal-th state space: spaces are told apart by order.
int spaceSlot(const PtxMatch &M, unsigned Ordinal) {
  for (unsigned I = 0; I < M.ModifierSlots.size(); ++I)
    if (M.ModifierSlots[I].isSpace() && Ordinal-- == 0)
      return static_cast<int>(I);
  return -1;
}

void matchModifiers(const PtxInstruction &I, PtxMatch &M) {
  unsigned Spaces = 0;
  for (unsigned N = 0; N < I.Modifiers.size(); ++N) {
    StringRef Text = I.Modifiers[N].Text;
    StringRef Usual = usualSlot(Text);
    bool IsSpace = Usual == "space";
    int Wanted = IsSpace ? spaceSlot(M, Spaces++) : -1;
    int Found = -1;
    bool Undocumented = false;
    for (unsigned S = 0; S < M.ModifierSlots.size() && Found < 0; ++S) {
      if (IsSpace && static_cast<int>(S) != Wanted)
        continue;
      for (StringRef A : M.ModifierSlots[S].Alternatives) {
        bool Tolerated = A.consume_front("~");
        if (A != Text)
          continue;
        Found = static_cast<int>(S);
        Undocumented = Tolerated;
      }
    }
    M.SlotOfModifier.push_back(Found);
    M.Undocumented.push_back(Undocumented);
    if (Found < 0) {
      M.Cost += IsSpace ? 3 : Usual == "completion" ? 2 : 1;
      continue;
    }
    M.Cost += Undocumented;
    if (M.ModifierOfSlot[Found] < 0)
      M.ModifierOfSlot[Found] = static_cast<int>(N);
    else
      M.Cost += 1;
  }
  for (unsigned S = 0; S < M.ModifierSlots.size(); ++S)
    if (M.ModifierOfSlot[S] < 0 &&
        M.ModifierSlots[S].N != PtxModifierSlot::Optional)
      M.Cost += M.ModifierSlots[S].N == PtxModifierSlot::Tolerated
                    ? 1
                    : weight(&M.ModifierSlots[S]);
}

bool isOn(const PtxInstruction &I, StringRef Condition) {
  SmallVector<StringRef, 4> Any;
  Condition.split(Any, '|');
  return llvm::any_of(Any, [&](StringRef M) { return I.has(M); });
}

void parseOperandSlots(const PtxInstruction &I, StringRef Table, PtxMatch &M) {
  using Shape = PtxOperandSlot::Shape;
  SmallVector<StringRef, 12> Words;
  Table.split(Words, ' ', -1, false);
  for (StringRef Word : Words) {
    auto [Name, Condition] = Word.split('@');
    PtxOperandSlot Slot;
    Slot.Optional = Name.consume_back("?");
    if (Name == "[map{coords}]") {
      Slot.S = Shape::TensorMap;
      Name = "map";
    } else if (Name.consume_front("[")) {
      Slot.S = Shape::Address;
      Name = Name.drop_back();
    } else if (Name.consume_front("{")) {
      Slot.S = Shape::List;
      Name = Name.drop_back();
    }
    Slot.Name = Name;
    if (Condition.empty() || isOn(I, Condition))
      M.OperandSlots.push_back(Slot);
  }
  M.OperandOfSlot.assign(M.OperandSlots.size(), -1);
}

/// Left to right. An operand of the wrong kind stands for the slot it is at,
/// unless a later slot wants just that kind: then the slot is empty.
void matchOperands(const PtxInstruction &I, PtxMatch &M) {
  M.SlotOfOperand.assign(I.Operands.size(), -1);
  size_t Next = 0;
  for (unsigned S = 0; S < M.OperandSlots.size(); ++S) {
    const PtxOperandSlot &Slot = M.OperandSlots[S];
    size_t Left = I.Operands.size() - Next;
    size_t Needed = 0; // by the slots behind this one
    bool WantedLater = false;
    for (unsigned L = S + 1; L < M.OperandSlots.size(); ++L) {
      if (M.OperandSlots[L].Optional)
        continue;
      ++Needed;
      WantedLater |=
          Left != 0 && fitsShape(I.Operands[Next], M.OperandSlots[L]);
    }
    bool Fits = Left != 0 && fitsShape(I.Operands[Next], Slot);
    bool Take = Slot.Optional ? Fits && Left > Needed
                : Fits        ? true
                              : Left != 0 && !(WantedLater && Left <= Needed);
    if (Take) {
      M.OperandOfSlot[S] = static_cast<int>(Next);
      M.SlotOfOperand[Next++] = static_cast<int>(S);
      M.Cost += !Fits;
    } else if (!Slot.Optional) {
      M.Cost += 1;
    }
  }
  M.Cost += static_cast<unsigned>(I.Operands.size() - Next);
}

} // namespace

bool fitsShape(const PtxOperand &O, const PtxOperandSlot &Slot) {
  using K = PtxOperand::Kind;
  using Shape = PtxOperandSlot::Shape;
  switch (Slot.S) {
  case Shape::Address:
    return O.is(K::Address) && !O.list();
  case Shape::TensorMap:
    return O.is(K::Address) && O.list() && O.list()->is(K::List);
  case Shape::List:
    return O.is(K::List);
  case Shape::Value:
    return !O.is(K::Address) && !O.is(K::Pair) && !O.is(K::String) &&
           (!O.is(K::List) || Slot.Name == "value");
  }
  return false;
}

PtxMatch match(const PtxInstruction &I, const PtxForm &Form) {
  PtxMatch M;
  M.Form = &Form;
  parseModifierSlots(Form.Modifiers ? Form.Modifiers : "", M);
  matchModifiers(I, M);
  parseOperandSlots(I, Form.Operands, M);
  matchOperands(I, M);
  return M;
}

} // namespace smemlint::ptx
