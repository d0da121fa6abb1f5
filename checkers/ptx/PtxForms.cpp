//===- PtxForms.cpp - The table of async instruction forms ----------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxForms.h"

namespace smemlint::ptx {

#define SMEMLINT_PTX_FORM(Id, Stem, Cat, Mods, Operands, Ops, Done, Proxy,     \
                          ...)                                                 \
  {PtxFormId::Id, #Id, PtxStem::Stem,       PtxCategory::Cat, Mods,            \
   Operands,      Ops, PtxCompletion::Done, PtxProxy::Proxy,  __VA_ARGS__},
static constexpr PtxForm Forms[] = {
#include "ptx/PtxForms.def"
};

llvm::ArrayRef<PtxForm> allForms() { return Forms; }

const PtxForm &formOf(PtxFormId Id) { return Forms[static_cast<unsigned>(Id)]; }

namespace {
struct FormNeed {
  PtxFormId Form;
  PtxModifierNeed Need;
};
} // namespace

using F = PtxFormId;

// PTX ISA, "PTX ISA Notes" and "Target ISA Notes" of each instruction.
static constexpr FormNeed Needs[] = {
    {F::CPA, {"L2::cache_hint", 74, 80, false}},
    {F::CPA, {"L2::64B", 74, 80, false}},
    {F::CPA, {"L2::128B", 74, 80, false}},
    {F::CPA, {"L2::256B", 74, 80, false}},
    {F::CPB1, {"ignore_oob", 92, 90, false}},
    {F::CPB4, {"cp_mask", 86, 100, false}},
    {F::CPT1, {"shared::cta", 86, 90, false}},
    {F::CPT1, {"cta_group::1", 86, 100, true}},
    {F::CPT1, {"cta_group::2", 86, 100, true}},
    {F::CPT1, {"tile::gather4", 86, 100, false}},
    {F::CPT1, {"im2col::w", 86, 100, false}},
    {F::CPT1, {"im2col::w::128", 86, 100, true}},
    {F::CPT2, {"tile::scatter4", 86, 100, true}},
    {F::CRT, {"tile::scatter4", 86, 100, true}},
    {F::CPTP, {"tile::gather4", 86, 100, true}},
    {F::CPTP, {"im2col::w", 86, 100, true}},
    {F::CPTP, {"im2col::w::128", 86, 100, true}},
    {F::CLC, {"multicast::cluster::all", 86, 100, true}},
    {F::TcCommit, {"cta_group::1", 86, 100, true}},
    {F::TcCommit, {"cta_group::2", 86, 100, true}},
};

// Of every mbarrier instruction, PTX ISA 9.7.13.15.
static constexpr PtxModifierNeed BarrierNeeds[] = {
    {"shared::cta", 78, 80, false}, {"shared::cluster", 80, 90, false},
    {"acquire", 80, 80, false},     {"release", 80, 80, false},
    {"cluster", 80, 90, false},     {"relaxed", 86, 90, false},
};

const PtxModifierNeed *modifierNeed(const PtxForm &Form, llvm::StringRef Text) {
  for (const FormNeed &N : Needs)
    if (N.Form == Form.Id && N.Need.Text == Text)
      return &N.Need;
  bool Barrier = Form.Category == PtxCategory::Barrier ||
                 Form.Completion == PtxCompletion::Mbarrier;
  if (Form.Category == PtxCategory::Transfer ||
      !(Barrier || Form.Id == F::CpaMbarArrive))
    return nullptr;
  // Here .relaxed is the only semantics, and as old as the instruction.
  if (Text == "relaxed" &&
      (Form.Id == F::MbExpectTx || Form.Id == F::MbCompleteTx))
    return nullptr;
  for (const PtxModifierNeed &N : BarrierNeeds)
    if (N.Text == Text)
      return &N;
  return nullptr;
}

} // namespace smemlint::ptx
