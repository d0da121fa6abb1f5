//===- PtxRowsTensorTest.cpp - Tensor copy, mbarrier, fence rows ----------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of PtxCheckTest.cpp, which explains the notation.
//
//===----------------------------------------------------------------------===//

extern const char *const PtxTensorRows;
const char *const PtxTensorRows = R"(
# cp.async.bulk.tensor, loads: 7
ok | cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3}], [%2]; | r l r r
ok | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
ok | cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {0, -1}], [%2]; | r l r
ok | cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
ok | cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, {%3,%4,%5,%6,%7}], [%2], %8; | r l r r r r r r l
ok | cp.async.bulk.tensor.2d.cta_group::2.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [%0], [%1, {%3,%4}], [%2], %5, %6; | r l r r r h l
ok | cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5,%6,%7}], [%2]; | r l r r r r r r
ok | cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2], {%6}; | r l r r r r h
ok | cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%3,%4,%5,%3,%4}], [%2], {%6,%6,1}, %6; | r l r r r r h
ok | cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5,%3}], [%2], {%6,%6}; | r l r r r r h
silent:AddressWidth | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r r r r r
silent:AddressWidth | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r d r r r
silent:RegisterType | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r f r
rejected:RegisterType | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r f f
rejected:RegisterWidth | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r h r
rejected:RegisterWidth | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r l l
rejected:VectorLength | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %4}], [%2]; | r l r r r
rejected:VectorLength | cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:VectorLength | cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4}], [%2]; | r l r r r
rejected:OperandShape | cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, %3], [%2]; | r l r r
rejected:OperandShape | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], [%2]; | r l r
rejected:OperandShape | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1+64, {%3, %4}], [%2]; | r l r r r
rejected:Syntax | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, %3, %4], [%2]; | r l r r r
rejected:MissingOperand | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}]; | r l r r
rejected:MissingModifier | cp.async.bulk.tensor.2d.shared::cluster.global [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared::cluster.global.bulk_group [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:MissingModifier | cp.async.bulk.tensor.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:UnknownModifier | cp.async.bulk.tensor.6d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.f32 [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%3, %4}], [%2], %5; | r l r r r h
rejected:MissingModifier | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2], %5; | r l r r r l
rejected:MissingOperand | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, {%3, %4}], [%2]; | r l r r r
rejected:RegisterWidth | cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, {%3, %4}], [%2], %5; | r l r r r r
rejected:OperandShape | cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2], %6; | r l r r r r h
rejected:MissingOperand | cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2]; | r l r r r r
rejected:RegisterWidth | cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2], {%6}; | r l r r r r r
rejected:VectorLength | cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2], {%6,%6}; | r l r r r r h
rejected:ExtraOperand | cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5}], [%2], {%6}; | r l r r r r h
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4}], [%2], {%5,%5}; | r l r r r h
rejected:IllegalModifier | cp.async.bulk.tensor.3d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5,%3,%4}], [%2]; | r l r r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.shared::cluster.global.tile::scatter4.mbarrier::complete_tx::bytes [%0], [%1, {%3,%4,%5,%3,%4}], [%2]; | r l r r r r
# stores, reductions, prefetches: 7
ok | cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%2, %3}], [%1]; | l r r r
ok | cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint [%0, {%2, %3}], [%1], %4; | l r r r l
ok | cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%0, {%2,%3,%2,%3,%2}], [%1]; | l r r r
ok | cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group [%0, {%2,%3,%2}], [%1]; | l r r r
ok | cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group [%0, {%2, %3}], [%1]; | l r r r
ok | cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint [%0, {%2}], [%1], %3; | l r r l
suspicious:Undocumented | cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile::scatter4.bulk_group [%0, {%2,%3,%2,%3,%2}], [%1]; | l r r r
ok | cp.async.bulk.prefetch.tensor.2d.L2.global [%0, {%1, %2}]; | l r r
ok | cp.async.bulk.prefetch.tensor.3d.L2.global.im2col [%0, {%1,%2,%1}], {%3}; | l r r h
ok | cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint [%0, {%1, %2}], %3; | l r r l
rejected:IllegalModifier | cp.async.bulk.tensor.2d.global.shared::cta.im2col.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.global.shared::cta.im2col_no_offs.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:IllegalModifier | cp.async.bulk.tensor.2d.global.shared::cluster.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:MissingModifier | cp.async.bulk.tensor.2d.global.shared::cta [%0, {%2, %3}], [%1]; | l r r r
rejected:OperandShape | cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%1], [%0, {%2, %3}]; | l r r r
rejected:IllegalModifier | cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.f32.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:IllegalModifier | cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.noftz.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:MissingModifier | cp.reduce.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%2, %3}], [%1]; | l r r r
rejected:MissingModifier | cp.async.bulk.prefetch.tensor.2d.global [%0, {%1, %2}]; | l r r
# clusterlaunchcontrol, tcgen05.commit: 10
ok | clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], [%1]; | r r
ok | clusterlaunchcontrol.try_cancel.async.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [%0], [%1]; | l l
rejected:MissingModifier | clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes [%0], [%1]; | r r
rejected:MissingModifier | clusterlaunchcontrol.try_cancel.async.shared::cta.b128 [%0], [%1]; | r r
rejected:IllegalModifier | clusterlaunchcontrol.try_cancel.async.shared.mbarrier::complete_tx::bytes.b128 [%0], [%1]; | r r
ok | tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0]; | r
ok | tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1; | r h
rejected:RegisterWidth | tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1; | r r
rejected:MissingModifier | tcgen05.commit.mbarrier::arrive::one.shared::cluster.b64 [%0]; | r
)";
