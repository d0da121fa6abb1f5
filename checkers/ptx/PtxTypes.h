//===- PtxTypes.h - PTX fundamental types --------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a PTX type suffix or a .reg declaration says about the bits: "f32" is
// a 4-byte float, "b32" is 4 bytes of anything. PTX ISA 5.2 (types).
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXTYPES_H
#define SMEMLINT_PTX_PTXTYPES_H

#include "model/DType.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace smemlint::ptx {

enum class PtxTypeClass : uint8_t {
  Bits,   ///< .b8 ... .b128: no meaning attached
  Int,    ///< .u8 ... .s64
  Float,  ///< scalar floating types: .f16 ... .f64, .bf16, .tf32
  Packed, ///< several elements in one register: .f16x2, .e4m3x2
  Pred,   ///< .pred: not addressable, 0 bytes
};

struct PtxType {
  llvm::StringRef Name; ///< without the dot: "f32"; points to static storage
  PtxTypeClass Class = PtxTypeClass::Bits;
  Format Element = Format::None; ///< None for the untyped .bN and .pred
  uint8_t Bytes = 0;             ///< of the whole register or memory cell
  uint8_t Lanes = 1;             ///< elements in it: 2 for f16x2

  bool isFloat() const { return Class == PtxTypeClass::Float; }
  bool isInt() const { return Class == PtxTypeClass::Int; }
  bool isBits() const { return Class == PtxTypeClass::Bits; }
  bool isPred() const { return Class == PtxTypeClass::Pred; }
};

/// \p Name without the dot; nullopt for anything that is no PTX type.
std::optional<PtxType> parsePtxType(llvm::StringRef Name);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXTYPES_H
