//===- PtxRowsStoreTest.cpp - st.async, red.async, st.bulk rows -----------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of PtxCheckTest.cpp, which explains the notation.
//
//===----------------------------------------------------------------------===//

extern const char *const PtxStoreRows;
const char *const PtxStoreRows = R"(
# st.async, cluster form: 2.1
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
ok | st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
ok | st.async.mbarrier::complete_tx::bytes.shared::cluster.weak.u32 [%0], %1, [%2]; | r r r
ok | st.async.b32.mbarrier::complete_tx::bytes.shared::cluster [%0], %1, [%2]; | r r r
ok | st.async .weak .shared::cluster .mbarrier::complete_tx::bytes .s32 [%0], %1, [%2]; | r r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2]; | r f r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r f r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2]; | r l r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2]; | r d r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.u64 [%0], %1, [%2]; | r l r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.s64 [%0], %1, [%2]; | r l r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2]; | r d r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1, %2}, [%3]; | r r r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%0], {%1,%2,%3,%4}, [%5]; | r r r r r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1,%2,%3,%4}, [%5]; | r f f f f r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.s64 [%0], {%1,%2}, [%3]; | r l l r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [%0], {%1,%2}, [%3]; | r l d r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f64 [%0], {%1,%2}, [%3]; | r d d r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], {%1}, [%2]; | r r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0+16], 5, [%1+8]; | r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0+%1], -1, [%2]; | l n=16 l
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], 0f3F800000, [%1]; | r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], 0f3F800000, [%1]; | r r
ok | st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], 1.0, [%1]; | r r
ok | st.async.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | l r l
ok | { .reg .pred p; setp.ne.b32 p, %3, 0; @p st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; } | r r r r
ok | { .reg .b32 t; mov.b32 t, %1; st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], t, [%2]; } | r f r
silent:MissingOperand | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1; | r r
silent:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], %1, [%2]; | r r r
silent:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], %1, [%2]; | r f r
silent:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2]; | r r r
silent:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2]; | r l r
silent:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [%0], {%1,%2}, [%3]; | r r r r
silent:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.u32 [%0], {%1,%2}, [%3]; | r r f r
silent:AddressWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r h
suspicious:Undocumented | st.async.shared::cta.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
suspicious:Undocumented | st.async.shared.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
ok | st.async.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r l
silent:AddressWidth | st.async.release.gpu.b32 [%0], %1; | r r
suspicious:GenericAddress | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | l:p r r
rejected:MissingModifier | st.async.shared::cluster.b32 [%0], %1, [%2]; | r r r
rejected:MissingModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.bulk_group.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.global.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | l r r
rejected:IllegalModifier | st.async.relaxed.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.release.cluster.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.weak.cluster.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.L2::cache_hint.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.add.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.mmio.b32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.b16 [%0], %1, [%2]; | r h r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.b8 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.f16 [%0], %1, [%2]; | r h r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.bf16x2 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.f16x2 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.tf32 [%0], %1, [%2]; | r f r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.b128 [%0], %1, [%2]; | r q r
rejected:IllegalModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.v8.b32 [%0], %1, [%2]; | r r r
rejected:UnknownModifier | st.async.weak.foo.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:DuplicateModifier | st.async.weak.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:DuplicateModifier | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32.u32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | st.async.shared::cluster.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2]; | r f r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.s64 [%0], %1, [%2]; | r d r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.u32 [%0], {%1,%2}, [%3]; | r f f r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], 5, [%1]; | r r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2]; | r n=5 r
rejected:ValueType | st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], 1.0, [%1]; | r r
rejected:ValueType | { .reg .u32 t; st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], t, [%1]; } | r r
rejected:ValueType | { .reg .f16x2 t; st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], t, [%1]; } | r r
rejected:ValueType | { .reg .pred t; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%1]; } | r r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r l r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r h r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r d r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2]; | r r r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2]; | r f r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2]; | r q r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1,%2}, [%3]; | r l l r
rejected:ValueWidth | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], %1, [%2]; | r l r
rejected:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%0], {%1,%2}, [%3]; | r r r r
rejected:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1,%2,%3}, [%4]; | r r r r r
rejected:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], {%1,%2}, [%3]; | r r r r
rejected:VectorLength | st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.b64 [%0], {%1,%2,%3,%4}, [%5]; | r l l l l r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 %0, %1, [%2]; | r r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, %2; | r r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], [%1], [%2]; | r r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], _, [%1]; | r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], -%1, [%2]; | r r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [256], %0, [%1]; | r r
rejected:OperandShape | st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1,_}, [%2]; | r r r
rejected:MissingOperand | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], [%1]; | r r
rejected:MissingOperand | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0]; | r
rejected:ExtraOperand | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2], %3; | r r r r
rejected:RegisterType | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | f r r
rejected:RegisterType | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | r r d
rejected:RegisterType | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2]; | q r r
rejected:ImmediateNeeded | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0+%1], %1, [%2]; | r r r
rejected:Syntax | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0-8], %1, [%2]; | r r r
rejected:Syntax | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2] | r r r
rejected:Syntax | st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0] %1, [%2]; | r r r
# st.async, global form: 2.2
ok | st.async.release.gpu.global.b32 [%0], %1; | l r
ok | st.async.release.sys.global.u64 [%0], %1; | l l
ok | st.async.global.release.gpu.b16 [%0], %1; | l h
ok | st.async.release.gpu.f32 [%0], %1; | l f
ok | st.async.mmio.release.sys.global.f64 [%0], %1; | l d
silent:AddressWidth | st.async.release.gpu.global.b32 [%0], %1; | r r
silent:ValueType | st.async.release.gpu.global.f32 [%0], %1; | l r
suspicious:Undocumented | st.async.mmio.release.gpu.global.b32 [%0], %1; | l r
suspicious:Undocumented | st.async.weak.global.b32 [%0], %1; | l r
suspicious:MissingModifier | st.async.global.b32 [%0], %1; | l r
rejected:IllegalModifier | st.async.release.cta.global.b32 [%0], %1; | l r
rejected:IllegalModifier | st.async.release.cluster.global.b32 [%0], %1; | l r
rejected:IllegalModifier | st.async.relaxed.gpu.global.b32 [%0], %1; | l r
rejected:MissingModifier | st.async.release.global.b32 [%0], %1; | l r
rejected:IllegalModifier | st.async.release.gpu.global.v2.b32 [%0], {%1,%2}; | l r r
rejected:IllegalModifier | st.async.release.gpu.global.f16 [%0], %1; | l h
rejected:ValueWidth | st.async.release.gpu.global.b16 [%0], %1; | l r
rejected:CompilerCrash | st.async.release.gpu.global.b32 [%0], %1, [%2]; | l r r
rejected:CompilerCrash | red.async.release.gpu.global.add.u32 [%0], %1, [%2]; | l r r
# red.async: 3
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
ok | red.async.relaxed.cluster.mbarrier::complete_tx::bytes.shared::cluster.add.s32 [%0], %1, [%2]; | r r r
ok | red.async.add.u64.relaxed.cluster.mbarrier::complete_tx::bytes [%0], %1, [%2]; | l l l
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.s32 [%0], %1, [%2]; | r r r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.max.u32 [%0], 7, [%1]; | r r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.u32 [%0], %1, [%2]; | r r r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.dec.u32 [%0], %1, [%2]; | r r r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.and.b32 [%0], %1, [%2]; | r r r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.or.b32 [%0], %1, [%2]; | r f r
ok | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.xor.b32 [%0], %1, [%2]; | r r r
suspicious:Undocumented | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s64 [%0], %1, [%2]; | r l r
silent:MissingOperand | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1; | r r
rejected:IllegalOpType | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.min.u64 [%0], %1, [%2]; | r l r
rejected:IllegalOpType | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.inc.s32 [%0], %1, [%2]; | r r r
rejected:IllegalOpType | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.b32 [%0], %1, [%2]; | r r r
rejected:IllegalOpType | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.and.u32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.and.b64 [%0], %1, [%2]; | r l r
rejected:IllegalModifier | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.f32 [%0], %1, [%2]; | r f r
rejected:IllegalModifier | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.bf16 [%0], %1, [%2]; | r h r
rejected:IllegalModifier | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.v2.add.u32 [%0], {%1,%2}, [%3]; | r r r r
rejected:IllegalModifier | red.async.relaxed.cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | red.async.relaxed.cta.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
rejected:IllegalModifier | red.async.release.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
rejected:MissingModifier | red.async.relaxed.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
rejected:MissingModifier | red.async.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r r r
rejected:MissingModifier | red.async.relaxed.cluster.shared::cluster.add.u32 [%0], %1, [%2]; | r r r
rejected:MissingModifier | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2]; | r r r
rejected:ValueType | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2]; | r f r
rejected:ValueWidth | red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u64 [%0], %1, [%2]; | r r r
ok | red.async.release.gpu.global.add.u32 [%0], %1; | l r
ok | red.async.release.sys.add.s64 [%0], %1; | l l
ok | red.async.mmio.release.sys.global.add.u64 [%0], %1; | l l
suspicious:Undocumented | red.async.release.gpu.global.min.s32 [%0], %1; | l r
suspicious:Undocumented | red.async.release.gpu.global.xor.b32 [%0], %1; | l r
suspicious:Undocumented | red.async.relaxed.gpu.global.add.u32 [%0], %1; | l r
rejected:IllegalModifier | red.async.release.cta.global.add.u32 [%0], %1; | l r
rejected:IllegalModifier | red.async.release.gpu.global.add.f32 [%0], %1; | l f
rejected:MissingModifier | red.async.release.global.add.u32 [%0], %1; | l r
rejected:MissingModifier | red.async.gpu.global.add.u32 [%0], %1; | l r
# st.bulk: 8
ok | st.bulk.weak.shared::cta [%0], %1, 0; | r l
ok | st.bulk [%0], 64, 0; | l
ok | { .reg .u32 t; st.bulk.shared::cta [%0], t, 0; } | r
suspicious:ImmediateRange | st.bulk.weak.shared::cta [%0], 0, 0; | r
rejected:RegisterWidth | st.bulk.weak.shared::cta [%0], %1, 0; | r r
rejected:RegisterType | st.bulk.weak.shared::cta [%0], %1, 0; | r d
rejected:ImmediateRange | st.bulk.weak.shared::cta [%0], 65, 0; | r
rejected:ImmediateRange | st.bulk.weak.shared::cta [%0], %1, 0; | r n=16777224
rejected:ImmediateRange | st.bulk.weak.shared::cta [%0], 64, 1; | r
rejected:ImmediateNeeded | st.bulk.weak.shared::cta [%0], 64, %1; | r r
rejected:MissingOperand | st.bulk.weak.shared::cta [%0], 64; | r
rejected:IllegalModifier | st.bulk.weak.shared [%0], 64, 0; | r
rejected:IllegalModifier | st.bulk.weak.shared::cluster [%0], 64, 0; | r
rejected:IllegalModifier | st.bulk.weak.global [%0], 64, 0; | l
rejected:IllegalModifier | st.bulk.weak.shared::cta.b32 [%0], 64, 0; | r
)";
