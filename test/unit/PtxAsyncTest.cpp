//===- test/unit/PtxAsyncTest.cpp - classify() of async instructions ------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxAsync.h"
#include "gtest/gtest.h"

using namespace smemlint::ptx;
using llvm::StringRef;
using F = PtxFormId;
using R = PtxRole;
using S = PtxSpace;

namespace {

struct Classified {
  PtxBlock Block;
  PtxAsyncOp Op;
  const PtxInstruction &instruction() const {
    return Block.Instructions.back();
  }
  /// Index of the asm operand in a role; -1 without one.
  int index(R Role) const {
    const PtxOperand *O = Op.find(instruction(), Role);
    if (O && O->base())
      O = O->base();
    return O ? O->Index : -1;
  }
};

Classified classified(StringRef Text) {
  Classified C;
  C.Block = parse(Text);
  if (C.Block.Instructions.empty())
    return C;
  auto Op = classify(C.instruction());
  EXPECT_TRUE(Op) << Text.str();
  if (Op)
    C.Op = *Op;
  return C;
}

#define TX ".mbarrier::complete_tx::bytes"

TEST(PtxAsync, Forms) {
  const struct {
    StringRef Text;
    F Form;
    S Dst, Src, Barrier;
    uint64_t Bytes;
    unsigned Ptx, Sm;
    bool Arch;
  } Cases[] = {
      {"st.async.shared::cluster" TX ".b32 [%0], %1, [%2];", F::STA,
       S::SharedCluster, S::None, S::SharedCluster, 4, 81, 90, false},
      {"st.async" TX ".v2.f64 [%0], {%1, %2}, [%3];", F::STA, S::Generic,
       S::None, S::Generic, 16, 81, 90, false},
      {"st.async.shared::cluster" TX ".b32 [%0], %1;", F::STA, S::SharedCluster,
       S::None, S::None, 4, 81, 90, false},
      {"st.async.shared::cluster.b32 [%0], %1, [%2];", F::STA, S::SharedCluster,
       S::None, S::SharedCluster, 4, 81, 90, false},
      {"st.async.release.gpu.global.u64 [%0], %1;", F::STAG, S::Global, S::None,
       S::None, 8, 87, 100, false},
      {"red.async.relaxed.cluster.shared::cluster" TX
       ".add.u32 [%0], %1, [%2];",
       F::RDA, S::SharedCluster, S::None, S::SharedCluster, 4, 81, 90, false},
      {"red.async.release.gpu.global.add.u64 [%0], %1;", F::RDAG, S::Global,
       S::None, S::None, 8, 87, 100, false},
      {"cp.async.cg.shared.global [%0], [%1], 16;", F::CPA, S::SharedCta,
       S::Global, S::None, 16, 70, 80, false},
      {"cp.async.ca.shared.global.L2::128B [%0], [%1], %2;", F::CPA,
       S::SharedCta, S::Global, S::None, 0, 74, 80, false},
      {"cp.async.bulk.shared::cta.global" TX " [%0], [%1], %2, [%3];", F::CPB1,
       S::SharedCta, S::Global, S::SharedCta, 0, 86, 90, false},
      {"cp.async.bulk.shared::cluster.global" TX " [%0], [%1], 64, [%2];",
       F::CPB2, S::SharedCluster, S::Global, S::SharedCta, 64, 80, 90, false},
      {"cp.async.bulk" TX ".shared::cluster.shared::cta [%0], [%1], %2, [%3];",
       F::CPB3, S::SharedCluster, S::SharedCta, S::SharedCluster, 0, 80, 90,
       false},
      {"cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;", F::CPB4,
       S::Global, S::SharedCta, S::None, 0, 80, 90, false},
      {"cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, "
       "%3;",
       F::CPB4, S::Global, S::SharedCta, S::None, 0, 86, 100, false},
      {"cp.async.bulk.shared.global" TX " [%0], [%1], %2, [%3];", F::CPB1,
       S::Generic, S::Global, S::Generic, 0, 86, 90, false},
      {"cp.reduce.async.bulk.shared::cluster.shared::cta" TX
       ".add.u32 [%0], [%1], %2, [%3];",
       F::CRB1, S::SharedCluster, S::SharedCta, S::SharedCluster, 0, 80, 90,
       false},
      {"cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 "
       "[%0], "
       "[%1], %2;",
       F::CRB2, S::Global, S::SharedCta, S::None, 0, 80, 90, false},
      {"cp.async.bulk.tensor.2d.shared::cluster.global" TX
       " [%0], [%1, {%2, %3}], [%4];",
       F::CPT1, S::SharedCluster, S::Global, S::SharedCta, 0, 80, 90, false},
      {"cp.async.bulk.tensor.2d.cta_group::2.shared::cluster.global" TX
       " [%0], [%1, {%2, %3}], [%4];",
       F::CPT1, S::SharedCluster, S::Global, S::SharedCta, 0, 86, 100, true},
      {"cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%0, {%1}], "
       "[%2];",
       F::CPT2, S::Global, S::SharedCta, S::None, 0, 80, 90, false},
      {"cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group [%0, "
       "{%1}], [%2];",
       F::CRT, S::Global, S::SharedCta, S::None, 0, 80, 90, false},
      {"st.bulk.weak.shared::cta [%0], 128, 0;", F::STB, S::SharedCta, S::None,
       S::None, 128, 86, 100, false},
      {"clusterlaunchcontrol.try_cancel.async.shared::cta" TX
       ".b128 [%0], [%1];",
       F::CLC, S::SharedCta, S::None, S::SharedCta, 16, 86, 100, false},
      {"multimem.cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;",
       F::MMC, S::Generic, S::Generic, S::None, 0, 91, 90, false},
      {"mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;",
       F::MbArriveExpectTx, S::None, S::None, S::SharedCta, 0, 80, 90, false},
      {"mbarrier.arrive.shared::cluster.b64 _, [%0];", F::MbArrive, S::None,
       S::None, S::SharedCluster, 0, 80, 90, false},
      {"fence.proxy.async.shared::cta;", F::FenceProxy, S::None, S::None,
       S::None, 0, 80, 90, false},
  };
  for (const auto &C : Cases) {
    Classified Got = classified(C.Text);
    ASSERT_TRUE(Got.Op.Form) << C.Text.str();
    EXPECT_STREQ(Got.Op.Form->Name, formOf(C.Form).Name) << C.Text.str();
    EXPECT_EQ(Got.Op.Dst, C.Dst) << C.Text.str();
    EXPECT_EQ(Got.Op.Src, C.Src) << C.Text.str();
    EXPECT_EQ(Got.Op.Barrier, C.Barrier) << C.Text.str();
    EXPECT_EQ(Got.Op.Bytes, C.Bytes) << C.Text.str();
    EXPECT_EQ(Got.Op.MinPtx, C.Ptx) << C.Text.str();
    EXPECT_EQ(Got.Op.MinSm, C.Sm) << C.Text.str();
    EXPECT_EQ(Got.Op.ArchSpecific, C.Arch) << C.Text.str();
  }
}

TEST(PtxAsync, RolesByPosition) {
  const struct {
    StringRef Text;
    std::initializer_list<std::pair<R, int>> Roles;
  } Cases[] = {
      {"st.async.shared::cluster" TX ".b32 [%0], %2, [%1];",
       {{R::Destination, 0}, {R::Value, 2}, {R::Barrier, 1}}},
      {"cp.async.ca.shared.global.L2::cache_hint [%3], [%2], %1, %0;",
       {{R::Destination, 3},
        {R::Source, 2},
        {R::Size, 1},
        {R::Policy, 0},
        {R::SrcSize, -1}}},
      {"cp.async.ca.shared.global.L2::cache_hint [%3], [%2], %1, %4, %0;",
       {{R::Size, 1}, {R::SrcSize, 4}, {R::Policy, 0}}},
      {"cp.async.bulk.shared::cluster.global" TX
       ".multicast::cluster.L2::cache_hint [%0], [%4], %1, [%5], %3, %2;",
       {{R::Destination, 0},
        {R::Source, 4},
        {R::Size, 1},
        {R::Barrier, 5},
        {R::Mask, 3},
        {R::Policy, 2}}},
      {"cp.async.bulk.shared::cta.global" TX ".ignore_oob [%0], [%1], %2, %3, "
       "%4, [%5];",
       {{R::IgnoreLeft, 3}, {R::IgnoreRight, 4}, {R::Barrier, 5}}},
      {"cp.async.bulk.tensor.3d.shared::cluster.global.im2col" TX
       " [%0], [%1, {%3,%4,%5}], [%2], {%6};",
       {{R::Destination, 0}, {R::TensorMap, 1}, {R::Barrier, 2}}},
      {"cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%1, {%2}], "
       "[%0];",
       {{R::TensorMap, 1}, {R::Source, 0}}},
      {"mbarrier.try_wait.parity.b64 p, [%0], %2, %1;",
       {{R::Barrier, 0}, {R::Parity, 2}, {R::TimeHint, 1}}},
      {"mbarrier.arrive.b64 %0, [%1], %2;",
       {{R::NewState, 0}, {R::Barrier, 1}, {R::Count, 2}}},
      {"mapa.shared::cluster.u32 %0, %1, %2;",
       {{R::Mapped, 0}, {R::Address, 1}, {R::Rank, 2}}},
  };
  for (const auto &C : Cases) {
    Classified Got = classified(C.Text);
    for (auto [Role, Index] : C.Roles)
      EXPECT_EQ(Got.index(Role), Index)
          << C.Text.str() << " role " << static_cast<int>(Role);
  }
}

TEST(PtxAsync, ValueListsAndCoordinates) {
  Classified V = classified("st.async" TX ".v4.f32 [%0], {%1,%2,%3,%4}, [%5];");
  EXPECT_EQ(V.Op.find(V.instruction(), R::Value)->Elements.size(), 4u);
  EXPECT_EQ(V.Op.VectorWidth, 4u);
  EXPECT_EQ(V.Op.Type->Element, smemlint::Format::F32);
  Classified T = classified("cp.async.bulk.tensor.2d.shared::cta.global" TX
                            " [%0], [%1, {%2, %3}], [%4];");
  ASSERT_TRUE(T.Op.find(T.instruction(), R::Coords));
  EXPECT_EQ(T.Op.find(T.instruction(), R::Coords)->Elements.size(), 2u);
  EXPECT_EQ(T.Op.Dims, 2u);
}

TEST(PtxAsync, IgnoreSource) {
  Classified C = classified(
      "{ .reg .pred p; cp.async.cg.shared.global [%0], [%1], 16, p; }");
  EXPECT_TRUE(C.Op.find(C.instruction(), R::IgnoreSrc));
  EXPECT_EQ(C.Op.MinPtx, 75u);
}

TEST(PtxAsync, Reductions) {
  Classified C = classified("cp.reduce.async.bulk.global.shared::cta."
                            "bulk_group.add.noftz.f16 [%0], [%1], %2;");
  EXPECT_EQ(C.Op.Op, "add");
  EXPECT_EQ(C.Op.Type->Element, smemlint::Format::F16);
  EXPECT_EQ(C.Op.Form->Completion, PtxCompletion::BulkGroup);
  EXPECT_EQ(C.Op.Form->Granule, 16);
}

TEST(PtxAsync, OthersAreNot) {
  for (StringRef Text :
       {"mov.u32 %0, %1;", "st.shared.b32 [%0], %1;",
        "red.global.add.u32 [%0], %1;", "setp.ne.b32 p, %0, 0;"})
    EXPECT_FALSE(classify(parse(Text).Instructions[0])) << Text.str();
}

TEST(PtxAsync, PastedOpcodeIsUncertain) {
  EXPECT_TRUE(
      classified("cp.async.%1.shared.global [%0], [%2], 16;").Op.Uncertain);
}

TEST(PtxAsync, FormTable) {
  for (const PtxForm &Form : allForms()) {
    EXPECT_EQ(&formOf(Form.Id), &Form);
    EXPECT_FALSE(stemText(Form.Stem).empty()) << Form.Name;
    // Every slot of the notation is one that classify() knows a role for.
    EXPECT_EQ(llvm::StringRef(Form.Operands).count('['),
              llvm::StringRef(Form.Operands).count(']'));
  }
}

} // namespace
