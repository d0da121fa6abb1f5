//===- PtxRowsBarrierTest.cpp - mbarrier, fence, mapa rows ----------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of PtxCheckTest.cpp, which explains the notation.
//
//===----------------------------------------------------------------------===//

extern const char *const PtxBarrierRows;
const char *const PtxBarrierRows = R"(
# mbarrier: 9
ok | mbarrier.init.shared::cta.b64 [%0], %1; | r r
ok | mbarrier.init.b64 [%0], 1; | l
ok | mbarrier.inval.shared.b64 [%0]; | r
silent:ImmediateRange | mbarrier.init.shared.b64 [%0], -1; | r
silent:ImmediateRange | mbarrier.init.shared.b64 [%0], %1; | r n=1048576
suspicious:ImmediateRange | mbarrier.init.shared.b64 [%0], 0; | r
rejected:RegisterWidth | mbarrier.init.shared.b64 [%0], %1; | r l
rejected:RegisterType | mbarrier.init.shared.b64 [%0], %1; | r f
rejected:RegisterType | mbarrier.init.shared.b64 [%0], 1.0; | r
rejected:MissingOperand | mbarrier.init.shared.b64 [%0]; | r
rejected:OperandShape | mbarrier.init.shared.b64 %0, 1; | r
rejected:AddressWidth | mbarrier.init.b64 [%0], 1; | r
rejected:AddressWidth | mbarrier.init.b64 [%0], 1; | h
rejected:AddressWidth | mbarrier.inval.b64 [%0]; | r
rejected:AddressWidth | mbarrier.arrive.b64 _, [%0]; | r
rejected:AddressWidth | mbarrier.arrive.expect_tx.b64 _, [%0], %0; | r
rejected:AddressWidth | mbarrier.expect_tx.b64 [%0], %0; | r
rejected:AddressWidth | { .reg .pred p; mbarrier.test_wait.parity.b64 p, [%0], 0; } | r
rejected:AddressWidth | { .reg .pred p; mbarrier.try_wait.parity.b64 p, [%0], 0; } | r
rejected:MissingModifier | mbarrier.init.shared [%0], 1; | r
rejected:IllegalModifier | mbarrier.init.shared.u64 [%0], 1; | r
rejected:IllegalModifier | mbarrier.init.shared::cluster.b64 [%0], 1; | r
rejected:IllegalModifier | mbarrier.init.global.b64 [%0], 1; | l
rejected:ExtraOperand | mbarrier.inval.shared.b64 [%0], 1; | r
ok | mbarrier.arrive.shared.b64 _, [%0]; | r
ok | mbarrier.arrive.shared::cta.b64 %0, [%1]; | =l r
ok | mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0], %1; | r r
ok | mbarrier.arrive.relaxed.cta.shared::cta.b64 _, [%0]; | r
ok | mbarrier.arrive.noComplete.shared::cta.b64 %0, [%1], %2; | =l r r
ok | mbarrier.arrive.noComplete.release.cta.shared::cta.b64 _, [%0], 1; | r
ok | mbarrier.arrive_drop.shared::cta.b64 _, [%0]; | r
ok | mbarrier.arrive_drop.expect_tx.shared::cluster.b64 _, [%0], %1; | r r
ok | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1; | r r
ok | mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.b64 _, [%0], 4096; | r
silent:ImmediateRange | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], -16; | r
silent:ImmediateRange | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1; | r n=1048576
silent:ImmediateRange | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1; | r r=1048576
ok | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 0; | r
silent:ImmediateRange | mbarrier.arrive.shared.b64 _, [%0], 2000000; | r
rejected:ImmediateRange | mbarrier.arrive.shared.b64 _, [%0], 0; | r
rejected:RegisterWidth | mbarrier.arrive.shared.b64 %0, [%1]; | =r r
rejected:RegisterType | mbarrier.arrive.shared.b64 %0, [%1]; | =d r
rejected:MissingOperand | mbarrier.arrive.shared.b64 [%0]; | r
rejected:OperandShape | mbarrier.arrive.shared::cluster.b64 %0, [%1]; | =l r
rejected:RegisterWidth | mbarrier.arrive.shared::cluster.b64 _, [%0], %1; | r l
rejected:MissingModifier | mbarrier.arrive.release.shared::cta.b64 _, [%0]; | r
rejected:MissingModifier | mbarrier.arrive.cluster.shared::cta.b64 _, [%0]; | r
rejected:IllegalModifier | mbarrier.arrive.acquire.cluster.shared::cta.b64 _, [%0]; | r
rejected:IllegalModifier | mbarrier.arrive.release.gpu.shared::cta.b64 _, [%0]; | r
rejected:MissingOperand | mbarrier.arrive.noComplete.shared::cta.b64 %0, [%1]; | =l r
rejected:IllegalModifier | mbarrier.arrive.noComplete.release.cluster.shared::cta.b64 %0, [%1], 1; | =l r
rejected:IllegalModifier | mbarrier.arrive.noComplete.relaxed.cta.shared::cta.b64 %0, [%1], 1; | =l r
rejected:UnknownModifier | mbarrier.arrive.shared::cta.expect_tx.b64 _, [%0], %1; | r r
rejected:MissingOperand | mbarrier.arrive.expect_tx.shared::cta.b64 [%0], %1; | r r
rejected:MissingOperand | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0]; | r
rejected:RegisterWidth | mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1; | r l
rejected:OperandShape | mbarrier.arrive.expect_tx.shared::cluster.b64 %0, [%1], %2; | =l r r
ok | mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1; | r r
ok | mbarrier.expect_tx.shared::cta.b64 [%0], %1; | r r
ok | mbarrier.complete_tx.shared::cluster.relaxed.cluster.b64 [%0], %1; | r r
rejected:MissingModifier | mbarrier.expect_tx.relaxed.shared::cta.b64 [%0], %1; | r r
rejected:IllegalModifier | mbarrier.expect_tx.release.cta.shared::cta.b64 [%0], %1; | r r
rejected:RegisterWidth | mbarrier.complete_tx.shared.b64 [%0], %1; | r l
ok | { .reg .pred p; mbarrier.test_wait.shared.b64 p, [%0], %1; } | r l
ok | { .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%0], %1; } | r r
ok | { .reg .pred p; W_%=: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra W_%=; } | r r
ok | { .reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%0], 1, %1; } | r r
ok | { .reg .pred p; mbarrier.try_wait.relaxed.cluster.b64 p, [%0], %1, 1000; } | l l
rejected:ImmediateRange | { .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%0], 2; } | r
rejected:RegisterWidth | { .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%0], %1; } | r l
rejected:RegisterType | { .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%0], %1; } | r f
rejected:RegisterWidth | { .reg .pred p; mbarrier.test_wait.shared.b64 p, [%0], %1; } | r r
rejected:RegisterWidth | { .reg .pred p; mbarrier.try_wait.shared.b64 p, [%0], %1, %1; } | r l
rejected:ExtraOperand | { .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%0], %1, %1; } | r r
rejected:RegisterType | mbarrier.test_wait.shared.b64 %0, [%1], %2; | =r r l
rejected:RegisterType | mbarrier.test_wait.shared.b64 _, [%0], %1; | r l
rejected:IllegalModifier | { .reg .pred p; mbarrier.test_wait.parity.shared::cluster.b64 p, [%0], %1; } | r r
rejected:IllegalModifier | { .reg .pred p; mbarrier.test_wait.release.cluster.shared.b64 p, [%0], %1; } | r l
rejected:IllegalModifier | { .reg .pred p; mbarrier.try_wait.parity.acquire.gpu.shared.b64 p, [%0], %1; } | r r
ok | mbarrier.pending_count.b64 %0, %1; | =r l
rejected:RegisterWidth | mbarrier.pending_count.b64 %0, %1; | =l l
# fences and addresses: 10
ok | fence.proxy.async; |
ok | fence.proxy.async.shared::cta; |
ok | fence.proxy.async.global; |
rejected:IllegalModifier | fence.proxy.async.shared; |
ok | fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster; |
ok | fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster; |
ok | fence.mbarrier_init.release.cluster; |
rejected:IllegalModifier | fence.mbarrier_init.release.cta; |
rejected:MissingModifier | fence.mbarrier_init; |
ok | mapa.shared::cluster.u32 %0, %1, %2; | =r r r
ok | mapa.u64 %0, %1, %2; | =l l r
rejected:IllegalModifier | mapa.shared.u32 %0, %1, %2; | =r r r
rejected:IllegalModifier | mapa.shared::cluster.b32 %0, %1, %2; | =r r r
rejected:MissingModifier | mapa %0, %1, %2; | =r r r
rejected:RegisterWidth | mapa.shared::cluster.u32 %0, %1, %2; | =r l r
rejected:RegisterWidth | mapa.shared::cluster.u32 %0, %1, %2; | =l r r
rejected:RegisterWidth | mapa.shared::cluster.u32 %0, %1, %2; | =r r l
rejected:RegisterType | mapa.shared::cluster.u32 %0, %1, %2; | =f r r
ok | cvta.to.shared.u64 %0, %1; | =l l
ok | { cvta.to.shared::cluster.u64 %0, %1; } | =l l
)";
