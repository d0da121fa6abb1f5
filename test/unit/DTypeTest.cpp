//===- DTypeTest.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/DType.h"
#include "gtest/gtest.h"
#include <vector>

using namespace smemlint;

namespace {

constexpr unsigned NumFormats = static_cast<unsigned>(Format::Bool) + 1;

std::vector<Format> allFormats() {
  std::vector<Format> All;
  for (unsigned I = 1; I != NumFormats; ++I)
    All.push_back(static_cast<Format>(I));
  return All;
}

const char *str(Relation R) {
  static const char *const Names[] = {"Unknown", "Same", "Compatible", "Strict",
                                      "Different"};
  return Names[static_cast<unsigned>(R)];
}

DType data(Format F, unsigned Lanes = 1) { return DType::data(F, Lanes); }
DType carrier(Format F, unsigned Lanes = 1) { return DType::carrier(F, Lanes); }
DType raw(Format F = Format::U8, unsigned Bytes = 1) {
  return DType::raw(F, Bytes);
}
DType record(const char *Name, uint64_t Bytes = 24) {
  return DType::record(Name, Bytes);
}
DType voidType() { return DType::raw(Format::None, 0); }

std::string describe(const DType &D) {
  return D.str() + " (" + D.elementStr() + ", " + std::to_string(D.bytes()) +
         " bytes)";
}

struct FormatCase {
  Format F;
  const char *Name;
  unsigned Bits;
  unsigned StorageBytes;
  char Class; // f, s, u, or - for neither
};

const FormatCase FormatCases[] = {
    {Format::F64, "f64", 64, 8, 'f'},     {Format::F32, "f32", 32, 4, 'f'},
    {Format::TF32, "tf32", 32, 4, 'f'},   {Format::F16, "f16", 16, 2, 'f'},
    {Format::BF16, "bf16", 16, 2, 'f'},   {Format::E4M3, "e4m3", 8, 1, 'f'},
    {Format::E5M2, "e5m2", 8, 1, 'f'},    {Format::E8M0, "e8m0", 8, 1, 'f'},
    {Format::E3M2, "e3m2", 6, 1, 'f'},    {Format::E2M3, "e2m3", 6, 1, 'f'},
    {Format::E2M1, "e2m1", 4, 1, 'f'},    {Format::I4, "i4", 4, 1, 's'},
    {Format::U4, "u4", 4, 1, 'u'},        {Format::I8, "i8", 8, 1, 's'},
    {Format::I16, "i16", 16, 2, 's'},     {Format::I32, "i32", 32, 4, 's'},
    {Format::I64, "i64", 64, 8, 's'},     {Format::I128, "i128", 128, 16, 's'},
    {Format::U8, "u8", 8, 1, 'u'},        {Format::U16, "u16", 16, 2, 'u'},
    {Format::U32, "u32", 32, 4, 'u'},     {Format::U64, "u64", 64, 8, 'u'},
    {Format::U128, "u128", 128, 16, 'u'}, {Format::Bool, "bool", 8, 1, '-'},
};

TEST(FormatTest, Facts) {
  ASSERT_EQ(std::size(FormatCases), NumFormats - 1);
  for (const FormatCase &C : FormatCases) {
    SCOPED_TRACE(C.Name);
    EXPECT_EQ(name(C.F).str(), C.Name);
    EXPECT_EQ(bits(C.F), C.Bits);
    EXPECT_EQ(storageBytes(C.F), C.StorageBytes);
    EXPECT_EQ(isFloating(C.F), C.Class == 'f');
    EXPECT_EQ(isSignedInteger(C.F), C.Class == 's');
    EXPECT_EQ(isUnsignedInteger(C.F), C.Class == 'u');
    EXPECT_EQ(isInteger(C.F), C.Class == 's' || C.Class == 'u');
  }
}

TEST(FormatTest, None) {
  EXPECT_EQ(name(Format::None).str(), "none");
  EXPECT_EQ(bits(Format::None), 0u);
  EXPECT_EQ(storageBytes(Format::None), 0u);
  EXPECT_FALSE(isFloating(Format::None));
  EXPECT_FALSE(isInteger(Format::None));
}

TEST(FormatTest, NamesRoundTrip) {
  for (Format F : allFormats())
    EXPECT_EQ(parseFormat(name(F)), F) << name(F).str();
}

TEST(FormatTest, OtherNamesAreRejected) {
  for (const char *Name : {"", "none", "F32", "f", "f8", "bf", "bf16 ", " bf16",
                           "i2", "u1", "b1", "float", "half", "int", "u32x2"})
    EXPECT_EQ(parseFormat(Name), std::nullopt) << Name;
}

struct ShapeCase {
  DType D;
  DType::Kind K;
  Format Element;
  unsigned Lanes;
  uint64_t Bytes;
  const char *Str;
  const char *ElementStr;
};

TEST(DTypeTest, ShapesAndNames) {
  using Kind = DType::Kind;
  const ShapeCase Cases[] = {
      {DType(), Kind::Unknown, Format::None, 1, 0, "unknown", "unknown"},
      {DType::unknown(), Kind::Unknown, Format::None, 1, 0, "unknown",
       "unknown"},
      {data(Format::BF16), Kind::Data, Format::BF16, 1, 2, "bf16", "bf16"},
      {data(Format::BF16, 2), Kind::Data, Format::BF16, 2, 4, "2 x bf16",
       "bf16"},
      {data(Format::F16, 2), Kind::Data, Format::F16, 2, 4, "2 x f16", "f16"},
      {data(Format::F32, 4), Kind::Data, Format::F32, 4, 16, "4 x f32", "f32"},
      {data(Format::E2M1), Kind::Data, Format::E2M1, 1, 1, "e2m1", "e2m1"},
      {data(Format::E2M3, 4), Kind::Data, Format::E2M3, 4, 4, "4 x e2m3",
       "e2m3"},
      {DType::packed(Format::E2M1, 2, 1), Kind::Data, Format::E2M1, 2, 1,
       "2 x e2m1", "e2m1"},
      {DType::packed(Format::I4, 8, 4), Kind::Data, Format::I4, 8, 4, "8 x i4",
       "i4"},
      {carrier(Format::U32), Kind::Carrier, Format::U32, 1, 4, "4-byte carrier",
       "u32"},
      {carrier(Format::U16), Kind::Carrier, Format::U16, 1, 2, "2-byte carrier",
       "u16"},
      {carrier(Format::I32, 4), Kind::Carrier, Format::I32, 4, 16,
       "16-byte carrier", "16-byte carrier"},
      {carrier(Format::U128), Kind::Carrier, Format::U128, 1, 16,
       "16-byte carrier", "u128"},
      {raw(), Kind::Raw, Format::U8, 1, 1, "raw bytes", "raw bytes"},
      {raw(Format::I8), Kind::Raw, Format::I8, 1, 1, "raw bytes", "raw bytes"},
      {raw(Format::U8, 2), Kind::Raw, Format::U8, 2, 2, "raw bytes",
       "raw bytes"},
      {voidType(), Kind::Raw, Format::None, 1, 0, "raw bytes", "raw bytes"},
      {record("Particle"), Kind::Record, Format::None, 1, 24, "record Particle",
       "record Particle"},
      // Nothing is made of no elements, or of elements of no format.
      {data(Format::None, 2), Kind::Unknown, Format::None, 1, 0, "unknown",
       "unknown"},
      {carrier(Format::None), Kind::Unknown, Format::None, 1, 0, "unknown",
       "unknown"},
      {data(Format::F32, 0), Kind::Unknown, Format::None, 1, 0, "unknown",
       "unknown"},
  };
  for (const ShapeCase &C : Cases) {
    SCOPED_TRACE(describe(C.D));
    EXPECT_EQ(C.D.kind(), C.K);
    EXPECT_EQ(C.D.isKnown(), C.K != Kind::Unknown);
    EXPECT_EQ(C.D.isRaw(), C.K == Kind::Raw);
    EXPECT_EQ(C.D.isCarrier(), C.K == Kind::Carrier);
    EXPECT_EQ(C.D.isData(), C.K == Kind::Data);
    EXPECT_EQ(C.D.isRecord(), C.K == Kind::Record);
    EXPECT_EQ(C.D.element(), C.Element);
    EXPECT_EQ(C.D.lanes(), C.Lanes);
    EXPECT_EQ(C.D.bytes(), C.Bytes);
    EXPECT_EQ(C.D.str(), C.Str);
    EXPECT_EQ(C.D.elementStr(), C.ElementStr);
  }
}

TEST(DTypeTest, ScalarAndTimes) {
  struct {
    DType D;
    DType Scalar;
    DType TimesFour;
  } const Cases[] = {
      {data(Format::F32), data(Format::F32), data(Format::F32, 4)},
      {data(Format::F16, 2), data(Format::F16), data(Format::F16, 8)},
      {DType::packed(Format::E2M1, 2, 1), data(Format::E2M1),
       DType::packed(Format::E2M1, 8, 4)},
      {carrier(Format::U32), carrier(Format::U32), carrier(Format::U32, 4)},
      {carrier(Format::I32, 4), carrier(Format::I32), carrier(Format::I32, 16)},
      {raw(), raw(), raw(Format::U8, 4)},
      {raw(Format::I8, 2), raw(Format::I8), raw(Format::I8, 8)},
      {voidType(), voidType(), voidType()},
      {DType::unknown(), DType::unknown(), DType::unknown()},
  };
  for (const auto &C : Cases) {
    SCOPED_TRACE(describe(C.D));
    EXPECT_EQ(C.D.scalar(), C.Scalar);
    EXPECT_EQ(C.D.times(4), C.TimesFour);
    EXPECT_EQ(C.D.times(1), C.D);
    EXPECT_EQ(C.D.times(4).scalar(), C.D.scalar());
    EXPECT_FALSE(C.D.times(0).isKnown());
  }
  EXPECT_EQ(record("P", 24).times(4).bytes(), 96u);
  EXPECT_EQ(record("P", 24).times(4).scalar(), record("P", 24));
}

TEST(DTypeTest, Equality) {
  const DType All[] = {
      DType(),
      data(Format::F32),
      data(Format::F32, 2),
      data(Format::U32),
      data(Format::E2M1, 2),
      DType::packed(Format::E2M1, 2, 1),
      carrier(Format::U32),
      carrier(Format::I32),
      carrier(Format::U32, 4),
      raw(),
      raw(Format::I8),
      raw(Format::U8, 2),
      voidType(),
      record("P", 8),
      record("P", 16),
      record("Q", 8),
  };
  for (const DType &A : All)
    for (const DType &B : All) {
      EXPECT_EQ(A == B, &A == &B) << describe(A) << " / " << describe(B);
      EXPECT_NE(A == B, A != B);
    }
}

struct RelationCase {
  DType A;
  DType B;
  Relation R;
};

void check(const std::vector<RelationCase> &Cases) {
  for (const RelationCase &C : Cases) {
    EXPECT_STREQ(str(relate(C.A, C.B)), str(C.R))
        << describe(C.A) << " / " << describe(C.B);
    EXPECT_STREQ(str(relate(C.B, C.A)), str(C.R))
        << describe(C.B) << " / " << describe(C.A);
  }
}

TEST(RelateTest, Unknown) {
  check({
      {DType(), DType(), Relation::Unknown},
      {DType(), data(Format::F32), Relation::Unknown},
      {DType(), carrier(Format::U16), Relation::Unknown},
      {DType(), raw(), Relation::Unknown},
      {DType(), record("P"), Relation::Unknown},
  });
}

TEST(RelateTest, Records) {
  check({
      {record("P"), record("P"), Relation::Same},
      {record("P", 8), record("P", 16), Relation::Same},
      {record("P"), record("P").times(4), Relation::Same},
      {record("P"), record("Q"), Relation::Compatible},
      {record("P"), data(Format::F32), Relation::Compatible},
      {record("P"), carrier(Format::U16), Relation::Compatible},
      {record("P"), carrier(Format::U32, 4), Relation::Compatible},
      {record("P"), raw(), Relation::Compatible},
  });
}

TEST(RelateTest, RawBytes) {
  check({
      {raw(), raw(), Relation::Same},
      {raw(), raw(Format::U8, 16), Relation::Same},
      {voidType(), voidType(), Relation::Same},
      {raw(), voidType(), Relation::Compatible},
      {raw(Format::I8), raw(Format::U8), Relation::Compatible},
      // The char family, but void is none of it.
      {raw(Format::U8), data(Format::I8), Relation::Strict},
      {raw(Format::I8), data(Format::I8), Relation::Strict},
      {raw(Format::U8), data(Format::I8, 4), Relation::Strict},
      {voidType(), data(Format::I8), Relation::Compatible},
      {raw(), data(Format::U8), Relation::Compatible},
      {raw(), data(Format::I16), Relation::Compatible},
      {raw(), data(Format::I32), Relation::Compatible},
      {raw(), data(Format::I4), Relation::Compatible},
      {raw(), data(Format::F32), Relation::Compatible},
      {raw(), data(Format::E4M3), Relation::Compatible},
      {raw(), data(Format::Bool), Relation::Compatible},
      {raw(), carrier(Format::U16), Relation::Compatible},
      {raw(), carrier(Format::I8, 4), Relation::Compatible},
  });
}

TEST(RelateTest, DataWithItself) {
  for (Format F : allFormats())
    check({{data(F), data(F), Relation::Same},
           {data(F), data(F, 4), Relation::Same}});
  check({{DType::packed(Format::E2M1, 2, 1), data(Format::E2M1),
          Relation::Same}});
}

TEST(RelateTest, SignOfData) {
  const Format Signed[] = {Format::I4,  Format::I8,  Format::I16,
                           Format::I32, Format::I64, Format::I128};
  const Format Unsigned[] = {Format::U4,  Format::U8,  Format::U16,
                             Format::U32, Format::U64, Format::U128};
  for (unsigned I = 0; I != std::size(Signed); ++I)
    check({{data(Signed[I]), data(Unsigned[I]), Relation::Strict}});
}

TEST(RelateTest, StrictFloats) {
  check({
      {data(Format::TF32), data(Format::F32), Relation::Strict},
      {data(Format::TF32), data(Format::F32, 4), Relation::Strict},
      {data(Format::TF32), data(Format::F64), Relation::Different},
      {data(Format::TF32), data(Format::BF16), Relation::Different},
      {data(Format::TF32), data(Format::I32), Relation::Different},
  });
}

TEST(RelateTest, StorageOfSmallFormats) {
  for (Format Small : {Format::E4M3, Format::E5M2, Format::E8M0, Format::E3M2,
                       Format::E2M3, Format::E2M1}) {
    for (Format Int : {Format::I8, Format::U8, Format::I4, Format::U4})
      check({{data(Small), data(Int), Relation::Compatible}});
    for (Format Other : {Format::I16, Format::I32, Format::I64, Format::I128,
                         Format::U16, Format::F16, Format::BF16, Format::F32,
                         Format::TF32, Format::F64, Format::Bool})
      check({{data(Small), data(Other), Relation::Different}});
  }
  check({
      {data(Format::E4M3), data(Format::E5M2), Relation::Different},
      {data(Format::E4M3), data(Format::E8M0), Relation::Different},
      {data(Format::E2M3), data(Format::E3M2), Relation::Different},
      {data(Format::E2M1), data(Format::E4M3), Relation::Different},
  });
}

TEST(RelateTest, SmallIntegers) {
  check({
      {data(Format::I8), data(Format::I4), Relation::Compatible},
      {data(Format::I8), data(Format::U4), Relation::Compatible},
      {data(Format::U8), data(Format::I4), Relation::Compatible},
      {data(Format::U8), data(Format::U4), Relation::Compatible},
      {data(Format::I16), data(Format::I4), Relation::Different},
      {data(Format::I32), data(Format::I4), Relation::Different},
      // dp4a
      {data(Format::I32), data(Format::I8), Relation::Compatible},
      {data(Format::I32), data(Format::U8), Relation::Compatible},
      {data(Format::I32), data(Format::I16), Relation::Different},
      {data(Format::I64), data(Format::I8), Relation::Different},
      {data(Format::I16), data(Format::I8), Relation::Different},
      {data(Format::Bool), data(Format::I8), Relation::Compatible},
      {data(Format::Bool), data(Format::U8), Relation::Compatible},
      {data(Format::Bool), data(Format::I32), Relation::Different},
      {data(Format::Bool), data(Format::I4), Relation::Different},
      {data(Format::Bool), data(Format::F32), Relation::Different},
  });
}

TEST(RelateTest, DifferentData) {
  check({
      {data(Format::F32), data(Format::BF16), Relation::Different},
      {data(Format::F32), data(Format::F16), Relation::Different},
      {data(Format::F32), data(Format::F64), Relation::Different},
      {data(Format::F16), data(Format::BF16), Relation::Different},
      {data(Format::F16, 2), data(Format::F32), Relation::Different},
      {data(Format::F16, 2), data(Format::BF16, 2), Relation::Different},
      {data(Format::I32), data(Format::F32), Relation::Different},
      {data(Format::I16), data(Format::F16), Relation::Different},
      {data(Format::I64), data(Format::F64), Relation::Different},
      {data(Format::I32), data(Format::I64), Relation::Different},
      {data(Format::I8), data(Format::F32), Relation::Different},
  });
}

TEST(RelateTest, Carriers) {
  check({
      // One word of the integer's own width.
      {carrier(Format::U16), data(Format::I16), Relation::Strict},
      {carrier(Format::U32), data(Format::I32), Relation::Strict},
      {carrier(Format::U32), data(Format::I32, 4), Relation::Strict},
      {carrier(Format::U64), data(Format::I64), Relation::Strict},
      {carrier(Format::U128), data(Format::I128), Relation::Strict},
      {carrier(Format::U32), data(Format::U32), Relation::Same},
      {carrier(Format::U32, 4), data(Format::I32), Relation::Compatible},
      {carrier(Format::I32, 4), data(Format::I32), Relation::Compatible},
      // A whole number of elements.
      {carrier(Format::U16), data(Format::F16), Relation::Compatible},
      {carrier(Format::U16), data(Format::E4M3), Relation::Compatible},
      {carrier(Format::U16), data(Format::I8), Relation::Compatible},
      {carrier(Format::U16), data(Format::Bool), Relation::Compatible},
      {carrier(Format::U32), data(Format::F16), Relation::Compatible},
      {carrier(Format::U32), data(Format::BF16, 2), Relation::Compatible},
      {carrier(Format::U32), data(Format::F32), Relation::Compatible},
      {carrier(Format::U32), data(Format::I16), Relation::Compatible},
      {carrier(Format::U32), DType::packed(Format::E2M1, 2, 1),
       Relation::Compatible},
      {carrier(Format::U64), data(Format::F64), Relation::Compatible},
      {carrier(Format::I32, 4), data(Format::F32), Relation::Compatible},
      {carrier(Format::U32, 4), data(Format::BF16), Relation::Compatible},
      {carrier(Format::I16, 2), data(Format::F32), Relation::Compatible},
      {carrier(Format::I8, 4), data(Format::F32), Relation::Compatible},
      // Words of one element.
      {carrier(Format::U32), data(Format::F64), Relation::Compatible},
      {carrier(Format::U32), data(Format::I64), Relation::Compatible},
      {carrier(Format::U64), data(Format::I128), Relation::Compatible},
      {carrier(Format::I32, 2), data(Format::I128), Relation::Compatible},
      // Neither.
      {carrier(Format::U16), data(Format::F32), Relation::Different},
      {carrier(Format::U16), data(Format::TF32), Relation::Different},
      {carrier(Format::U16), data(Format::I32), Relation::Different},
      {carrier(Format::U16), data(Format::F64), Relation::Different},
      {carrier(Format::I8, 2), data(Format::F32), Relation::Different},
      {carrier(Format::I8), data(Format::F16), Relation::Different},
      {carrier(Format::I32, 3), data(Format::F64), Relation::Different},
      {carrier(Format::I32, 3), data(Format::F32), Relation::Compatible},
      {carrier(Format::I8, 3), data(Format::F16), Relation::Different},
  });
}

TEST(RelateTest, CarriersAmongThemselves) {
  check({
      {carrier(Format::U32), carrier(Format::U32), Relation::Same},
      {carrier(Format::U32), carrier(Format::U32, 4), Relation::Same},
      {carrier(Format::I32), carrier(Format::U32), Relation::Strict},
      {carrier(Format::I32, 4), carrier(Format::U32, 4), Relation::Compatible},
      {carrier(Format::I32, 4), carrier(Format::U32), Relation::Compatible},
      {carrier(Format::U16), carrier(Format::U32), Relation::Compatible},
      {carrier(Format::U64), carrier(Format::U32, 4), Relation::Compatible},
  });
}

std::vector<DType> representatives() {
  std::vector<DType> All = {
      DType(),         raw(),
      raw(Format::I8), raw(Format::U8, 16),
      voidType(),      record("P"),
      record("Q", 8),  DType::packed(Format::E2M1, 2, 1),
  };
  for (Format F : allFormats()) {
    All.push_back(data(F));
    All.push_back(data(F, 2));
    if (!isInteger(F))
      continue;
    for (unsigned Lanes : {1, 2, 3, 4})
      All.push_back(carrier(F, Lanes));
  }
  return All;
}

TEST(RelateTest, Properties) {
  for (const DType &A : representatives()) {
    EXPECT_EQ(relate(A, A), A.isKnown() ? Relation::Same : Relation::Unknown)
        << describe(A);
    for (const DType &B : representatives()) {
      SCOPED_TRACE(describe(A) + " / " + describe(B));
      Relation R = relate(A, B);
      EXPECT_STREQ(str(R), str(relate(B, A)));
      EXPECT_EQ(R == Relation::Unknown, !A.isKnown() || !B.isKnown());
      if (A.isRaw() || A.isRecord() || (A.isCarrier() && B.isCarrier())) {
        EXPECT_NE(R, Relation::Different);
      }
      // The lanes of data never count.
      if (A.isData()) {
        EXPECT_STREQ(str(relate(A.times(4), B)), str(R));
      }
    }
  }
}

TEST(RelateArithmeticTest, Rules) {
  struct {
    DType Buffer;
    DType Op;
    Relation SignIgnored;
    Relation SignCounts;
  } const Cases[] = {
      {DType(), data(Format::F32), Relation::Unknown, Relation::Unknown},
      {data(Format::F32), DType(), Relation::Unknown, Relation::Unknown},
      {raw(), DType(), Relation::Unknown, Relation::Unknown},
      {raw(), data(Format::F32), Relation::Compatible, Relation::Compatible},
      {voidType(), data(Format::I32), Relation::Compatible,
       Relation::Compatible},
      {record("P"), data(Format::F32), Relation::Compatible,
       Relation::Compatible},
      {data(Format::F32), raw(), Relation::Compatible, Relation::Compatible},

      {data(Format::F32), data(Format::F32), Relation::Same, Relation::Same},
      {data(Format::F16), data(Format::F16, 2), Relation::Same, Relation::Same},
      {data(Format::BF16, 2), data(Format::BF16), Relation::Same,
       Relation::Same},
      {data(Format::TF32), data(Format::F32), Relation::Strict,
       Relation::Strict},
      {data(Format::F32), data(Format::TF32), Relation::Strict,
       Relation::Strict},

      // Signedness, for add and for max.
      {data(Format::I32), data(Format::U32), Relation::Compatible,
       Relation::Different},
      {data(Format::I32), carrier(Format::U32), Relation::Compatible,
       Relation::Different},
      {carrier(Format::U32), data(Format::I32), Relation::Compatible,
       Relation::Different},
      {data(Format::I64), data(Format::U64), Relation::Compatible,
       Relation::Different},
      {data(Format::I32), data(Format::I32), Relation::Same, Relation::Same},
      {carrier(Format::U32), data(Format::U32), Relation::Same, Relation::Same},
      {carrier(Format::U32), carrier(Format::U32), Relation::Same,
       Relation::Same},
      {carrier(Format::I32, 4), data(Format::I32), Relation::Same,
       Relation::Same},
      {carrier(Format::U32, 4), data(Format::I32), Relation::Compatible,
       Relation::Different},

      // What is a carrier for a copy is a wrong operand here.
      {carrier(Format::U32), data(Format::F32), Relation::Different,
       Relation::Different},
      {carrier(Format::U32, 4), data(Format::BF16, 2), Relation::Different,
       Relation::Different},
      {carrier(Format::U64), data(Format::U32), Relation::Different,
       Relation::Different},
      {data(Format::F32), carrier(Format::U32), Relation::Different,
       Relation::Different},
      {data(Format::I32), data(Format::I8), Relation::Different,
       Relation::Different},
      {data(Format::I8), data(Format::E4M3), Relation::Different,
       Relation::Different},
      {data(Format::Bool), data(Format::I8), Relation::Different,
       Relation::Different},
      {data(Format::I32), data(Format::I64), Relation::Different,
       Relation::Different},
      {data(Format::F32), data(Format::F16), Relation::Different,
       Relation::Different},
      {data(Format::F16), data(Format::BF16), Relation::Different,
       Relation::Different},
      {data(Format::I32), data(Format::F32), Relation::Different,
       Relation::Different},
  };
  for (const auto &C : Cases) {
    SCOPED_TRACE(describe(C.Buffer) + " / " + describe(C.Op));
    EXPECT_STREQ(str(relateArithmetic(C.Buffer, C.Op, false)),
                 str(C.SignIgnored));
    EXPECT_STREQ(str(relateArithmetic(C.Buffer, C.Op, true)),
                 str(C.SignCounts));
  }
}

TEST(RelateArithmeticTest, Properties) {
  for (const DType &Buffer : representatives())
    for (const DType &Op : representatives()) {
      SCOPED_TRACE(describe(Buffer) + " / " + describe(Op));
      Relation R = relateArithmetic(Buffer, Op, false);
      Relation Signed = relateArithmetic(Buffer, Op, true);
      EXPECT_EQ(R == Relation::Unknown, !Buffer.isKnown() || !Op.isKnown());
      // Signedness is the only thing that min and max add.
      if (R != Signed) {
        EXPECT_EQ(R, Relation::Compatible);
        EXPECT_EQ(Signed, Relation::Different);
        EXPECT_EQ(bits(Buffer.element()), bits(Op.element()));
        EXPECT_NE(isSignedInteger(Buffer.element()),
                  isSignedInteger(Op.element()));
      }
      // What cannot be copied cannot be computed with.
      if (relate(Buffer, Op) == Relation::Different) {
        EXPECT_EQ(R, Relation::Different);
      }
    }
}

} // namespace
