//===- DType.cpp ----------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DType.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <utility>

using namespace smemlint;

namespace {

enum class Class : uint8_t { Nothing, Floating, Signed, Unsigned, Bool };

struct FormatInfo {
  Format F;
  llvm::StringLiteral Name;
  Class C;
  uint8_t Bits;
  uint8_t StorageBytes;
};

constexpr FormatInfo Formats[] = {
    {Format::None, "none", Class::Nothing, 0, 0},
    {Format::F64, "f64", Class::Floating, 64, 8},
    {Format::F32, "f32", Class::Floating, 32, 4},
    // 19 bits count, but a tf32 always lies in a 32-bit word.
    {Format::TF32, "tf32", Class::Floating, 32, 4},
    {Format::F16, "f16", Class::Floating, 16, 2},
    {Format::BF16, "bf16", Class::Floating, 16, 2},
    {Format::E4M3, "e4m3", Class::Floating, 8, 1},
    {Format::E5M2, "e5m2", Class::Floating, 8, 1},
    {Format::E8M0, "e8m0", Class::Floating, 8, 1},
    {Format::E3M2, "e3m2", Class::Floating, 6, 1},
    {Format::E2M3, "e2m3", Class::Floating, 6, 1},
    {Format::E2M1, "e2m1", Class::Floating, 4, 1},
    {Format::I4, "i4", Class::Signed, 4, 1},
    {Format::U4, "u4", Class::Unsigned, 4, 1},
    {Format::I8, "i8", Class::Signed, 8, 1},
    {Format::I16, "i16", Class::Signed, 16, 2},
    {Format::I32, "i32", Class::Signed, 32, 4},
    {Format::I64, "i64", Class::Signed, 64, 8},
    {Format::I128, "i128", Class::Signed, 128, 16},
    {Format::U8, "u8", Class::Unsigned, 8, 1},
    {Format::U16, "u16", Class::Unsigned, 16, 2},
    {Format::U32, "u32", Class::Unsigned, 32, 4},
    {Format::U64, "u64", Class::Unsigned, 64, 8},
    {Format::U128, "u128", Class::Unsigned, 128, 16},
    {Format::Bool, "bool", Class::Bool, 8, 1},
};

constexpr bool indexedByFormat() {
  unsigned I = 0;
  for (const FormatInfo &Info : Formats)
    if (static_cast<unsigned>(Info.F) != I++)
      return false;
  return I == static_cast<unsigned>(Format::Bool) + 1;
}
static_assert(indexedByFormat(), "one row per format, in the enum's order");

const FormatInfo &info(Format F) { return Formats[static_cast<unsigned>(F)]; }

using FormatSet = uint32_t;

template <typename... Fs> constexpr FormatSet set(Fs... F) {
  return ((FormatSet(1) << static_cast<unsigned>(F)) | ...);
}

bool contains(FormatSet S, Format F) { return S & set(F); }

constexpr FormatSet Ints4 = set(Format::I4, Format::U4);
constexpr FormatSet Ints8 = set(Format::I8, Format::U8);
constexpr FormatSet SmallFloats = set(Format::E4M3, Format::E5M2, Format::E8M0,
                                      Format::E3M2, Format::E2M3, Format::E2M1);

/// Pairs of different data formats that are not simply Different. Each holds in
/// both directions.
struct DataRule {
  FormatSet A;
  FormatSet B;
  Relation R;
};

constexpr DataRule StorageRules[] = {
    {Ints4 | Ints8, SmallFloats, Relation::Compatible},
    {Ints8, Ints4, Relation::Compatible},
    {set(Format::I32), Ints8, Relation::Compatible}, // packed for dp4a
    {set(Format::Bool), Ints8, Relation::Compatible},
};

constexpr DataRule StrictRules[] = {
    {set(Format::TF32), set(Format::F32), Relation::Strict},
};

template <size_t N>
std::optional<Relation> lookUp(const DataRule (&Rules)[N], Format A, Format B) {
  for (const DataRule &Rule : Rules)
    if ((contains(Rule.A, A) && contains(Rule.B, B)) ||
        (contains(Rule.A, B) && contains(Rule.B, A)))
      return Rule.R;
  return std::nullopt;
}

bool differInSignOnly(Format A, Format B) {
  return A != B && isInteger(A) && isInteger(B) && bits(A) == bits(B);
}

Relation relateData(Format A, Format B) {
  if (A == B)
    return Relation::Same;
  if (differInSignOnly(A, B))
    return Relation::Strict;
  if (auto R = lookUp(StrictRules, A, B))
    return *R;
  return lookUp(StorageRules, A, B).value_or(Relation::Different);
}

Relation relateRaw(const DType &Raw, const DType &Other) {
  if (Other.isRaw())
    return Raw.element() == Other.element() ? Relation::Same
                                            : Relation::Compatible;
  bool IsChar = contains(Ints8, Raw.element());
  return IsChar && Other.isData() && Other.element() == Format::I8
             ? Relation::Strict
             : Relation::Compatible;
}

Relation relateCarrier(const DType &Carrier, const DType &Data) {
  if (Carrier.lanes() == 1) {
    if (Carrier.element() == Data.element())
      return Relation::Same;
    if (differInSignOnly(Carrier.element(), Data.element()))
      return Relation::Strict;
  }
  uint64_t Width = Carrier.bytes();
  uint64_t Element = storageBytes(Data.element());
  if (Width % Element == 0)
    return Relation::Compatible;
  // Words of a wider element are moved as 32 bits or more: nobody splits a
  // float into shorts, so a 16-bit word there means a 16-bit element.
  return Width >= 4 && Element % Width == 0 ? Relation::Compatible
                                            : Relation::Different;
}

Relation relateCarriers(const DType &A, const DType &B) {
  if (A.element() == B.element())
    return Relation::Same;
  return A.lanes() == 1 && B.lanes() == 1 &&
                 differInSignOnly(A.element(), B.element())
             ? Relation::Strict
             : Relation::Compatible;
}

} // namespace

llvm::StringRef smemlint::name(Format F) { return info(F).Name; }

std::optional<Format> smemlint::parseFormat(llvm::StringRef Name) {
  for (const FormatInfo &Info : Formats)
    if (Info.F != Format::None && Info.Name == Name)
      return Info.F;
  return std::nullopt;
}

bool smemlint::isFloating(Format F) { return info(F).C == Class::Floating; }

bool smemlint::isSignedInteger(Format F) { return info(F).C == Class::Signed; }

bool smemlint::isUnsignedInteger(Format F) {
  return info(F).C == Class::Unsigned;
}

bool smemlint::isInteger(Format F) {
  return isSignedInteger(F) || isUnsignedInteger(F);
}

unsigned smemlint::bits(Format F) { return info(F).Bits; }

unsigned smemlint::storageBytes(Format F) { return info(F).StorageBytes; }

DType DType::raw(Format F, unsigned Bytes) {
  DType D;
  D.K = Kind::Raw;
  D.F = F;
  D.Lanes = std::max(1u, Bytes / std::max(1u, storageBytes(F)));
  D.Bytes = Bytes;
  return D;
}

DType DType::carrier(Format Element, unsigned Lanes) {
  DType D = data(Element, Lanes);
  if (D.isKnown())
    D.K = Kind::Carrier;
  return D;
}

DType DType::data(Format Element, unsigned Lanes) {
  return packed(Element, Lanes, Lanes * storageBytes(Element));
}

DType DType::packed(Format Element, unsigned Lanes, unsigned Bytes) {
  if (Element == Format::None || Lanes == 0)
    return unknown();
  DType D;
  D.K = Kind::Data;
  D.F = Element;
  D.Lanes = Lanes;
  D.Bytes = Bytes;
  return D;
}

DType DType::record(std::string Name, uint64_t Bytes) {
  DType D;
  D.K = Kind::Record;
  D.Bytes = Bytes;
  D.Name = std::move(Name);
  return D;
}

DType DType::scalar() const {
  switch (K) {
  case Kind::Unknown:
    return *this;
  case Kind::Raw:
    return F == Format::None ? *this : raw(F, storageBytes(F));
  case Kind::Carrier:
    return carrier(F);
  case Kind::Data:
    return data(F);
  case Kind::Record: {
    DType D = *this;
    D.Bytes /= Lanes;
    D.Lanes = 1;
    return D;
  }
  }
  return unknown();
}

DType DType::times(unsigned N) const {
  if (K == Kind::Unknown || N == 0)
    return unknown();
  DType D = *this;
  D.Bytes *= N;
  D.Lanes = K == Kind::Raw && F == Format::None ? 1 : Lanes * N;
  return D;
}

std::string DType::str() const {
  switch (K) {
  case Kind::Unknown:
    return "unknown";
  case Kind::Raw:
    return "raw bytes";
  case Kind::Carrier:
    return (llvm::Twine(Bytes) + "-byte carrier").str();
  case Kind::Data:
    return Lanes == 1 ? name(F).str()
                      : (llvm::Twine(Lanes) + " x " + name(F)).str();
  case Kind::Record:
    return "record " + Name;
  }
  return "unknown";
}

std::string DType::elementStr() const {
  if (K == Kind::Data)
    return name(F).str();
  if (K == Kind::Carrier && Lanes == 1)
    return name(F).str();
  return str();
}

bool DType::operator==(const DType &O) const {
  return K == O.K && F == O.F && Lanes == O.Lanes && Bytes == O.Bytes &&
         Name == O.Name;
}

Relation smemlint::relate(const DType &A, const DType &B) {
  if (!A.isKnown() || !B.isKnown())
    return Relation::Unknown;
  if (A.isRecord() || B.isRecord())
    return A.isRecord() && B.isRecord() && A.str() == B.str()
               ? Relation::Same
               : Relation::Compatible;
  if (A.isRaw())
    return relateRaw(A, B);
  if (B.isRaw())
    return relateRaw(B, A);
  if (A.isCarrier())
    return B.isCarrier() ? relateCarriers(A, B) : relateCarrier(A, B);
  if (B.isCarrier())
    return relateCarrier(B, A);
  return relateData(A.element(), B.element());
}

Relation smemlint::relateArithmetic(const DType &Buffer, const DType &Op,
                                    bool SignCounts) {
  if (!Buffer.isKnown() || !Op.isKnown())
    return Relation::Unknown;
  for (const DType *D : {&Buffer, &Op})
    if (D->isRaw() || D->isRecord())
      return Relation::Compatible;
  // No carriers from here on: the instruction adds or compares integers.
  Format B = Buffer.element(), O = Op.element();
  if (B == O)
    return Relation::Same;
  if (differInSignOnly(B, O))
    return SignCounts ? Relation::Different : Relation::Compatible;
  return lookUp(StrictRules, B, O).value_or(Relation::Different);
}
