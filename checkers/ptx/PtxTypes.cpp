//===- PtxTypes.cpp - PTX fundamental types -------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxTypes.h"

namespace smemlint::ptx {

using C = PtxTypeClass;

static constexpr PtxType Types[] = {
    {"b8", C::Bits, Format::None, 1, 1},
    {"b16", C::Bits, Format::None, 2, 1},
    {"b32", C::Bits, Format::None, 4, 1},
    {"b64", C::Bits, Format::None, 8, 1},
    {"b128", C::Bits, Format::None, 16, 1},
    {"u8", C::Int, Format::U8, 1, 1},
    {"u16", C::Int, Format::U16, 2, 1},
    {"u32", C::Int, Format::U32, 4, 1},
    {"u64", C::Int, Format::U64, 8, 1},
    {"s8", C::Int, Format::I8, 1, 1},
    {"s16", C::Int, Format::I16, 2, 1},
    {"s32", C::Int, Format::I32, 4, 1},
    {"s64", C::Int, Format::I64, 8, 1},
    {"f16", C::Float, Format::F16, 2, 1},
    {"bf16", C::Float, Format::BF16, 2, 1},
    {"tf32", C::Float, Format::TF32, 4, 1},
    {"f32", C::Float, Format::F32, 4, 1},
    {"f64", C::Float, Format::F64, 8, 1},
    {"f16x2", C::Packed, Format::F16, 4, 2},
    {"bf16x2", C::Packed, Format::BF16, 4, 2},
    {"f32x2", C::Packed, Format::F32, 8, 2},
    {"u16x2", C::Packed, Format::U16, 4, 2},
    {"s16x2", C::Packed, Format::I16, 4, 2},
    {"e4m3", C::Packed, Format::E4M3, 1, 1},
    {"e5m2", C::Packed, Format::E5M2, 1, 1},
    {"e4m3x2", C::Packed, Format::E4M3, 2, 2},
    {"e5m2x2", C::Packed, Format::E5M2, 2, 2},
    {"e4m3x4", C::Packed, Format::E4M3, 4, 4},
    {"e5m2x4", C::Packed, Format::E5M2, 4, 4},
    {"e2m1x2", C::Packed, Format::E2M1, 1, 2},
    {"e2m1x4", C::Packed, Format::E2M1, 2, 4},
    {"e2m3x2", C::Packed, Format::E2M3, 2, 2},
    {"e3m2x2", C::Packed, Format::E3M2, 2, 2},
    {"ue8m0x2", C::Packed, Format::E8M0, 2, 2},
    {"pred", C::Pred, Format::None, 0, 1},
};

std::optional<PtxType> parsePtxType(llvm::StringRef Name) {
  for (const PtxType &T : Types)
    if (T.Name == Name)
      return T;
  return std::nullopt;
}

} // namespace smemlint::ptx
