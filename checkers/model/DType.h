//===- DType.h - Element formats and what may be stored as what -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A DType says what the bits of an object mean: a scalar format, how many of
// them one object holds, and whether the type says so or is only a vehicle of
// that width (a carrier). Every spelling of one format is one DType; the
// spellings themselves are data (checkers/catalogue/builtin/types.yaml).
// Independent of Clang and of every host.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_MODEL_DTYPE_H
#define SMEMLINT_MODEL_DTYPE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace smemlint {

/// The scalar formats. Storage sizes in DType.cpp follow CUDA 13's headers: the
/// sub-byte formats take one byte each unless packed.
enum class Format : uint8_t {
  None, ///< void, or nothing known
  F64,
  F32,
  TF32,
  F16,
  BF16,
  E4M3,
  E5M2,
  E8M0,
  E3M2,
  E2M3,
  E2M1,
  I4,
  U4,
  I8,
  I16,
  I32,
  I64,
  I128,
  U8,
  U16,
  U32,
  U64,
  U128,
  Bool,
};

/// The name used in messages, in the catalogue and in the site list: "bf16".
llvm::StringRef name(Format F);

/// The inverse of name(); nullopt for anything else.
std::optional<Format> parseFormat(llvm::StringRef Name);

bool isFloating(Format F);        ///< f64 ... e2m1, e8m0 included
bool isSignedInteger(Format F);   ///< i4 ... i128
bool isUnsignedInteger(Format F); ///< u4 ... u128, not bool
bool isInteger(Format F);

/// Bits one element takes when stored alone (e2m1: 4, e2m3: 6, f32: 32).
unsigned bits(Format F);

/// Bytes of one unpacked element (sub-byte formats: 1). 0 for None.
unsigned storageBytes(Format F);

class DType {
public:
  enum class Kind : uint8_t {
    Unknown, ///< nothing is known: every question about it is answered "silent"
    Raw,     ///< void, char, unsigned char, std::byte: bytes of anything
    Carrier, ///< unsigned scalars of 16 bits and more, integer vectors
    Data,    ///< the type says what the bits are
    Record,  ///< a class with members of several element types
  };

  DType() = default;

  static DType unknown() { return {}; }
  static DType raw(Format F = Format::U8, unsigned Bytes = 1);
  static DType carrier(Format Element, unsigned Lanes = 1);
  static DType data(Format Element, unsigned Lanes = 1);
  /// \p Lanes elements packed into \p Bytes (fp4x2: 2 in 1 byte).
  static DType packed(Format Element, unsigned Lanes, unsigned Bytes);
  static DType record(std::string Name, uint64_t Bytes);

  Kind kind() const { return K; }
  bool isKnown() const { return K != Kind::Unknown; }
  bool isRaw() const { return K == Kind::Raw; }
  bool isCarrier() const { return K == Kind::Carrier; }
  bool isData() const { return K == Kind::Data; }
  bool isRecord() const { return K == Kind::Record; }

  /// The scalar format; for a carrier, the integer it is made of.
  Format element() const { return F; }
  /// Elements in one object: 1 for float, 2 for half2, 4 for float4.
  unsigned lanes() const { return Lanes; }
  /// Bytes of one object; 0 when unknown.
  uint64_t bytes() const { return Bytes; }

  /// The same meaning, one element wide.
  DType scalar() const;
  /// The same element, \p N times as many.
  DType times(unsigned N) const;

  /// For messages: "bf16", "2 x bf16", "16-byte carrier", "raw bytes",
  /// "record Particle", "unknown".
  std::string str() const;
  /// For messages that compare elements: lanes are left out.
  std::string elementStr() const;

  bool operator==(const DType &O) const;
  bool operator!=(const DType &O) const { return !(*this == O); }

private:
  Kind K = Kind::Unknown;
  Format F = Format::None;
  unsigned Lanes = 1;
  uint64_t Bytes = 0;
  std::string Name; // of a record
};

/// What moving the bits of one dtype into a place of another does.
enum class Relation : uint8_t {
  Unknown,    ///< one side is not known
  Same,       ///< one format
  Compatible, ///< deliberate in correct code: a carrier, storage of a format
  Strict,     ///< signedness alone, tf32 as f32, char families
  Different,  ///< the reader will misread the bits
};

/// Compares element formats, never lanes: float4 into float[4] is Same.
/// Symmetric. Rules: docs/checks/smem-async-dtype.md.
Relation relate(const DType &A, const DType &B);

/// Same as relate(), for an instruction that computes with the element type
/// \p Op (a reduction): integers are data there, whatever their signedness is
/// used for elsewhere. \p SignCounts: min and max.
Relation relateArithmetic(const DType &Buffer, const DType &Op,
                          bool SignCounts);

} // namespace smemlint

#endif // SMEMLINT_MODEL_DTYPE_H
