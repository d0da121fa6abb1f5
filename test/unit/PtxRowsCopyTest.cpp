//===- PtxRowsCopyTest.cpp - cp.async, cp.async.bulk rows -----------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of PtxCheckTest.cpp, which explains the notation.
//
//===----------------------------------------------------------------------===//

extern const char *const PtxCopyRows;
const char *const PtxCopyRows = R"(
# cp.async: 4
ok | cp.async.cg.shared.global [%0], [%1], 16; | r l
ok | cp.async.ca.shared.global [%0], [%1], 4; | r l
ok | cp.async.ca.shared::cta.global [%0], [%1], %2; | r l n=8
ok | cp.async.shared.global.ca [%0], [%1], 16; | l l
ok | cp.async.ca.shared.global [%0], [%1], 8*2; | r l
ok | cp.async.cg.shared.global [%0+%2], [%1+%2], 0x10; | r l n=32
ok | cp.async.cg.shared.global [%0], [%1], 16, %2; | r l r
ok | cp.async.cg.shared.global.L2::128B [%0], [%1], %2, %3; | r l n=16 r
ok | cp.async.ca.shared.global.L2::256B [%0], [%1], 4, 0; | r l
ok | cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2; | r l l
ok | cp.async.cg.shared.global.L2::cache_hint.L2::64B [%0], [%1], 16, %2, %3; | r l r l
ok | { .reg .pred p; setp.ne.b32 p, %2, 0; @p cp.async.cg.shared.global [%0], [%1], 16; } | r l r
ok | { .reg .pred p; setp.ne.b32 p, %2, 0; @!p cp.async.cg.shared.global [%0], [%1], 16, p; } | r l r
ok | { .reg .pred p<3>; setp.ne.b32 p2, %2, 0; cp.async.cg.shared.global [%0], [%1], 16, !p2; } | r l r
ok | { .reg .b64 q; createpolicy.fractional.L2::evict_first.b64 q, 1.0; cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, q; } | r l
ok | { .reg .pred p; setp.ne.b32 p, %0, 0; @p cp.async.ca.shared.global [%1], [%2], 4; @!p st.shared.b32 [%1], 0; } | r r l
silent:AddressWidth | cp.async.cg.shared.global [%0], [%1], 16; | l r
silent:AddressWidth | cp.async.cg.shared.global [%0], [%1], 16; | h l
silent:ImmediateRange | cp.async.cg.shared.global [%0], [%1], 16, %2; | r l r=32
suspicious:GenericAddress | cp.async.cg.shared.global [%0], [%1], 16; | l:p l:p
rejected:ImmediateRange | cp.async.cg.shared.global [%0], [%1], 8; | r l
rejected:ImmediateRange | cp.async.cg.shared.global [%0], [%1], %2; | r l n=4
rejected:ImmediateRange | cp.async.ca.shared.global [%0], [%1], 12; | r l
rejected:ImmediateRange | cp.async.ca.shared.global [%0], [%1], %2; | r l n=32
rejected:ImmediateRange | cp.async.ca.shared.global [%0], [%1], 8, 16; | r l
rejected:ImmediateRange | cp.async.ca.shared.global [%0], [%1], 8, -1; | r l
rejected:ImmediateNeeded | cp.async.ca.shared.global [%0], [%1], %2; | r l r
rejected:ImmediateNeeded | cp.async.ca.shared.global [%0], [%1], 4.0; | r l
rejected:MissingOperand | cp.async.ca.shared.global [%0], [%1]; | r l
rejected:RegisterWidth | cp.async.ca.shared.global [%0], [%1], 16, %2; | r l h
rejected:MissingModifier | cp.async.ca.shared.global [%0], [%1], 16, %2, %3; | r l r l
rejected:RegisterType | cp.async.ca.shared.global [%0], [%1], 16, %2; | r l f
rejected:MissingOperand | cp.async.ca.shared.global.L2::cache_hint [%0], [%1], 16; | r l
rejected:RegisterType | cp.async.ca.shared.global.L2::cache_hint [%0], [%1], 16, %2; | r l d
rejected:RegisterWidth | cp.async.ca.shared.global.L2::cache_hint [%0], [%1], 16, %2; | r l r
rejected:MissingModifier | cp.async.shared.global [%0], [%1], 16; | r l
rejected:MissingModifier | cp.async.ca [%0], [%1], 16; | l l
rejected:MissingModifier | cp.async.ca.shared [%0], [%1], 16; | r l
rejected:IllegalModifier | cp.async.ca.shared::cluster.global [%0], [%1], 16; | r l
rejected:IllegalModifier | cp.async.ca.global.shared [%0], [%1], 16; | l r
rejected:IllegalModifier | cp.async.ca.shared.global.b32 [%0], [%1], 16; | r l
rejected:DuplicateModifier | cp.async.ca.cg.shared.global [%0], [%1], 16; | r l
rejected:DuplicateModifier | cp.async.ca.shared.global.L2::64B.L2::128B [%0], [%1], 16; | r l
rejected:OperandShape | cp.async.ca.shared.global %0, [%1], 16; | r l
rejected:OperandShape | cp.async.ca.shared.global [%0], %1, 16; | r l
rejected:RegisterType | cp.async.ca.shared.global [%0], [%1], 16; | r d
rejected:RegisterType | { .reg .b32 p; @p cp.async.ca.shared.global [%0], [%1], 16; } | r l
# commit and wait of cp.async: 4
ok | cp.async.commit_group; |
ok | cp.async.wait_group 0; |
ok | cp.async.wait_group %0; | n=3
ok | cp.async.wait_group 1+1; |
ok | cp.async.wait_all; |
ok | cp.async.mbarrier.arrive.shared.b64 [%0]; | r
ok | cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0]; | r
ok | cp.async.mbarrier.arrive.b64 [%0]; | l
ok | cp.async.mbarrier.arrive.noinc.b64 [%0]; | r
silent:ImmediateRange | cp.async.wait_group -1; |
silent:ImmediateRange | cp.async.wait_group %0; | n=1000000
rejected:ImmediateNeeded | cp.async.wait_group %0; | r
rejected:MissingOperand | cp.async.wait_group; |
rejected:ExtraOperand | cp.async.wait_all 0; |
rejected:ExtraOperand | cp.async.commit_group 0; |
rejected:IllegalModifier | cp.async.mbarrier.arrive.noinc.shared::cluster.b64 [%0]; | r
rejected:IllegalModifier | cp.async.mbarrier.arrive.noinc.global.b64 [%0]; | l
rejected:IllegalModifier | cp.async.mbarrier.arrive.shared.u64 [%0]; | r
rejected:MissingModifier | cp.async.mbarrier.arrive.shared [%0]; | r
rejected:Syntax | cp.async.commit_group |
rejected:Syntax | cp.async.commit_group;; |
# cp.async.bulk: 5
ok | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r r
ok | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r r
ok | cp.async.bulk.mbarrier::complete_tx::bytes.shared::cluster.global [%0], [%1], 1024, [%2]; | r l r
ok | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4; | r l r r l
ok | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], %4; | r l r r h
ok | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [%0], [%1], %2, [%3], %4, %5; | r l r r h l
ok | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], 3; | r l r r
ok | cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r r r r
ok | cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2; | l r r
ok | cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [%0], [%1], %2, %3; | l r r l
ok | cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.cp_mask [%0], [%1], %2, %3, %4; | l r r l h
ok | cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, %3; | l r r h
ok | cp.async.bulk.prefetch.L2.global [%0], %1; | l r
ok | cp.async.bulk.prefetch.L2.global.L2::cache_hint [%0], 32, %1; | l l
ok | cp.async.bulk.commit_group; |
ok | cp.async.bulk.wait_group 0; |
ok | cp.async.bulk.wait_group.read %0; | n=1
suspicious:ImmediateRange | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], 0, [%2]; | r l r
silent:ImmediateRange | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r=24 r
silent:ImmediateRange | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r=2097152 r
silent:ImmediateRange | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], 70000; | r l r r
silent:ImmediateRange | cp.async.bulk.wait_group -1; |
silent:AddressWidth | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | l r r r
silent:AddressWidth | cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2; | r l r
suspicious:GenericAddress | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | l:p l:p r r
rejected:IllegalModifier | cp.async.bulk.shared.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r r
rejected:IllegalModifier | cp.async.bulk.global.shared.bulk_group [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.async.bulk.global.global.bulk_group [%0], [%1], %2; | l l r
rejected:IllegalModifier | cp.async.bulk.shared::cta.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r r r r
rejected:IllegalModifier | cp.async.bulk.global.shared::cluster.bulk_group [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.async.bulk.global.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | l r r r
rejected:IllegalModifier | cp.async.bulk.shared::cluster.global.bulk_group [%0], [%1], %2, [%3]; | r l r r
rejected:MissingModifier | cp.async.bulk.shared::cluster.global [%0], [%1], %2, [%3]; | r l r r
rejected:MissingModifier | cp.async.bulk.global.shared::cta [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.b32 [%0], [%1], %2, [%3]; | r l r r
rejected:IllegalModifier | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.weak [%0], [%1], %2, [%3]; | r l r r
rejected:IllegalModifier | cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], %4; | r l r r h
rejected:DuplicateModifier | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l r r
rejected:RegisterWidth | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l l r
rejected:RegisterWidth | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l h r
rejected:RegisterType | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l f r
rejected:ImmediateRange | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 24, [%2]; | r l r
rejected:ImmediateRange | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], -16, [%2]; | r l r
rejected:ImmediateRange | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3]; | r l n=1048576 r
rejected:RegisterWidth | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], %4; | r l r r r
rejected:MissingOperand | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3]; | r l r r
rejected:MissingModifier | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3], %4; | r l r r h
rejected:MissingModifier | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3], %4; | r l r r l
rejected:RegisterWidth | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [%0], [%1], %2, [%3], %4, %5; | r l r r l h
rejected:IllegalModifier | cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4; | r r r r l
rejected:MissingOperand | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2; | r l r
rejected:MissingOperand | cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], [%2]; | r l r
rejected:ExtraOperand | cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2, [%3]; | l r r r
rejected:RegisterWidth | cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], %2, %3; | l r r r
rejected:MissingModifier | cp.async.bulk.prefetch.global [%0], %1; | l r
rejected:MissingModifier | cp.async.bulk.prefetch.L2 [%0], %1; | l r
rejected:ImmediateRange | cp.async.bulk.prefetch.L2.global [%0], 17; | l
rejected:ImmediateNeeded | cp.async.bulk.wait_group.read %0; | r
rejected:MissingOperand | cp.async.bulk.wait_group; |
rejected:ExtraOperand | cp.async.bulk.commit_group 0; |
# cp.reduce.async.bulk: 6
ok | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 [%0], [%1], %2, [%3]; | r r r r
ok | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.xor.b32 [%0], [%1], 16, [%2]; | r r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.add.bulk_group.noftz.f16 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [%0], [%1], %2; | l r r
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.and.b64 [%0], [%1], %2, %3; | l r r l
ok | cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.u32 [%0], [%1], %2; | l r r
rejected:MissingModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f16 [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.min.noftz.f16 [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.u32 [%0], [%1], %2; | l r r
rejected:IllegalModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16x2 [%0], [%1], %2; | l r r
rejected:IllegalOpType | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s64 [%0], [%1], %2; | l r r
rejected:IllegalOpType | cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f32 [%0], [%1], %2; | l r r
rejected:IllegalOpType | cp.reduce.async.bulk.global.shared::cta.bulk_group.inc.s32 [%0], [%1], %2; | l r r
rejected:IllegalOpType | cp.reduce.async.bulk.global.shared::cta.bulk_group.or.u32 [%0], [%1], %2; | l r r
rejected:IllegalOpType | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.f32 [%0], [%1], %2, [%3]; | r r r r
rejected:IllegalOpType | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s64 [%0], [%1], %2, [%3]; | r r r r
rejected:IllegalOpType | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u64 [%0], [%1], %2, [%3]; | r r r r
rejected:MissingModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add [%0], [%1], %2; | l r r
rejected:MissingModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.u32 [%0], [%1], %2; | l r r
rejected:MissingModifier | cp.reduce.async.bulk.global.shared::cta.add.u32 [%0], [%1], %2; | l r r
rejected:MissingModifier | cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], %2, %3; | l r r l
rejected:IllegalModifier | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.L2::cache_hint.add.u32 [%0], [%1], %2, [%3], %4; | r r r r l
rejected:MissingOperand | cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [%0], [%1], %2; | r r r
)";
