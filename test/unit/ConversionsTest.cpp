//===- ConversionsTest.cpp ------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Conversions.h"
#include "llvm/ADT/Twine.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace smemlint;

namespace {

std::vector<Format> allFormats() {
  std::vector<Format> All;
  for (unsigned I = 1; I <= static_cast<unsigned>(Format::Bool); ++I)
    All.push_back(static_cast<Format>(I));
  return All;
}

std::string pair(Format From, Format To) {
  return (name(From) + " -> " + name(To)).str();
}

std::string text(const std::optional<std::string> &S) {
  return S.value_or("nullopt");
}

bool oneOf(Format F, std::initializer_list<Format> List) {
  return std::find(List.begin(), List.end(), F) != List.end();
}

bool hasNoCudaType(Format F) {
  return oneOf(F, {Format::TF32, Format::I4, Format::U4});
}

bool isSmallFloat(Format F) {
  return oneOf(F, {Format::E4M3, Format::E5M2, Format::E8M0, Format::E3M2,
                   Format::E2M3, Format::E2M1});
}

TEST(ConversionsTest, CudaSpellings) {
  const std::pair<Format, const char *> Cases[] = {
      {Format::None, ""},
      {Format::F64, "double"},
      {Format::F32, "float"},
      {Format::TF32, ""},
      {Format::F16, "half"},
      {Format::BF16, "__nv_bfloat16"},
      {Format::E4M3, "__nv_fp8_e4m3"},
      {Format::E5M2, "__nv_fp8_e5m2"},
      {Format::E8M0, "__nv_fp8_e8m0"},
      {Format::E3M2, "__nv_fp6_e3m2"},
      {Format::E2M3, "__nv_fp6_e2m3"},
      {Format::E2M1, "__nv_fp4_e2m1"},
      {Format::I4, ""},
      {Format::U4, ""},
      {Format::I8, "signed char"},
      {Format::I16, "short"},
      {Format::I32, "int"},
      {Format::I64, "long long"},
      {Format::I128, "__int128"},
      {Format::U8, "unsigned char"},
      {Format::U16, "unsigned short"},
      {Format::U32, "unsigned int"},
      {Format::U64, "unsigned long long"},
      {Format::U128, "unsigned __int128"},
      {Format::Bool, "bool"},
  };
  for (const auto &C : Cases)
    EXPECT_EQ(cudaSpelling(C.first).str(), C.second) << name(C.first).str();
}

struct ConvertCase {
  Format From;
  Format To;
  const char *Expr;
  const char *ToSpelling = "";
  const char *FromSpelling = "";
};

void check(std::initializer_list<ConvertCase> Cases) {
  for (const ConvertCase &C : Cases)
    EXPECT_EQ(
        text(convertExpr("v", C.From, C.To, C.ToSpelling, C.FromSpelling)),
        C.Expr)
        << pair(C.From, C.To) << " (" << C.FromSpelling << " -> "
        << C.ToSpelling << ")";
}

TEST(ConvertExprTest, Intrinsics) {
  check({
      {Format::F32, Format::F16, "__float2half(v)"},
      {Format::F64, Format::F16, "__double2half(v)"},
      {Format::F16, Format::F32, "__half2float(v)"},
      {Format::F32, Format::BF16, "__float2bfloat16(v)"},
      {Format::F64, Format::BF16, "__double2bfloat16(v)"},
      {Format::BF16, Format::F32, "__bfloat162float(v)"},
      {Format::F16, Format::BF16, "__float2bfloat16(__half2float(v))"},
      {Format::BF16, Format::F16, "__float2half(__bfloat162float(v))"},
      {Format::F32, Format::TF32, "nvcuda::wmma::__float_to_tf32(v)"},
      {Format::F16, Format::TF32,
       "nvcuda::wmma::__float_to_tf32(__half2float(v))"},
      {Format::F64, Format::TF32,
       "nvcuda::wmma::__float_to_tf32(static_cast<float>(v))"},
  });
  const std::pair<Format, const char *> Ints[] = {
      {Format::I8, "int"},     {Format::U8, "int"},   {Format::Bool, "int"},
      {Format::I16, "short"},  {Format::I32, "int"},  {Format::I64, "ll"},
      {Format::U16, "ushort"}, {Format::U32, "uint"}, {Format::U64, "ull"},
  };
  for (const auto &Int : Ints) {
    std::string Prefix = std::string("__") + Int.second;
    check({{Int.first, Format::F16, (Prefix + "2half_rn(v)").c_str()},
           {Int.first, Format::BF16, (Prefix + "2bfloat16_rn(v)").c_str()}});
  }
}

TEST(ConvertExprTest, Casts) {
  check({
      {Format::F32, Format::F64, "static_cast<double>(v)"},
      {Format::F64, Format::F32, "static_cast<float>(v)"},
      {Format::F16, Format::F64, "static_cast<double>(v)"},
      {Format::BF16, Format::F64, "static_cast<double>(v)"},
      {Format::TF32, Format::F32, "static_cast<float>(v)"},
      {Format::I32, Format::F32, "static_cast<float>(v)"},
      {Format::U64, Format::F64, "static_cast<double>(v)"},
      {Format::F32, Format::I32, "static_cast<int>(v)"},
      {Format::F32, Format::U8, "static_cast<unsigned char>(v)"},
      {Format::F16, Format::I32, "static_cast<int>(v)"},
      {Format::BF16, Format::U64, "static_cast<unsigned long long>(v)"},
      {Format::I32, Format::I8, "static_cast<signed char>(v)"},
      {Format::I128, Format::F32, "static_cast<float>(v)"},
      {Format::F32, Format::I128, "static_cast<__int128>(v)"},
      {Format::F32, Format::Bool, "static_cast<bool>(v)"},
      {Format::F32, Format::E4M3, "static_cast<__nv_fp8_e4m3>(v)"},
      {Format::F16, Format::E5M2, "static_cast<__nv_fp8_e5m2>(v)"},
      {Format::BF16, Format::E8M0, "static_cast<__nv_fp8_e8m0>(v)"},
      {Format::F64, Format::E2M1, "static_cast<__nv_fp4_e2m1>(v)"},
      {Format::I32, Format::E3M2, "static_cast<__nv_fp6_e3m2>(v)"},
      {Format::U64, Format::E2M3, "static_cast<__nv_fp6_e2m3>(v)"},
      {Format::E4M3, Format::F32, "static_cast<float>(v)"},
      {Format::E4M3, Format::F16, "static_cast<half>(v)"},
      {Format::E8M0, Format::BF16, "static_cast<__nv_bfloat16>(v)"},
      {Format::E5M2, Format::I32, "static_cast<int>(v)"},
  });
}

TEST(ConvertExprTest, ThroughFloat) {
  check({
      {Format::E4M3, Format::E5M2,
       "static_cast<__nv_fp8_e5m2>(static_cast<float>(v))"},
      {Format::E2M1, Format::E8M0,
       "static_cast<__nv_fp8_e8m0>(static_cast<float>(v))"},
      {Format::E4M3, Format::I128,
       "static_cast<__int128>(static_cast<float>(v))"},
      {Format::F16, Format::U128,
       "static_cast<unsigned __int128>(__half2float(v))"},
      {Format::I128, Format::F16, "__float2half(static_cast<float>(v))"},
      {Format::U128, Format::E4M3,
       "static_cast<__nv_fp8_e4m3>(static_cast<float>(v))"},
      {Format::TF32, Format::BF16, "__float2bfloat16(static_cast<float>(v))"},
      {Format::I4, Format::F16, "__float2half(static_cast<float>(v))"},
  });
}

TEST(ConvertExprTest, Spellings) {
  check({
      // CUDA's own names, however written.
      {Format::F32, Format::F16, "__float2half(v)", "half"},
      {Format::F32, Format::F16, "__float2half(v)", "__half"},
      {Format::F32, Format::F16, "__float2half(v)", "::__half"},
      {Format::F32, Format::F16, "__float2half(v)", "const __half"},
      {Format::F32, Format::F16, "__float2half(v)", "struct __half"},
      {Format::F32, Format::F16, "__float2half(v)", "nv_half"},
      {Format::F32, Format::F16, "__float2half(v)", "__nv_half"},
      {Format::F32, Format::BF16, "__float2bfloat16(v)", "__nv_bfloat16"},
      {Format::F32, Format::BF16, "__float2bfloat16(v)", "nv_bfloat16"},
      {Format::F16, Format::F32, "__half2float(v)", "float"},
      {Format::E4M3, Format::F16, "static_cast<__half>(v)", "__half"},
      // Everyone else's.
      {Format::F32, Format::F16, "static_cast<cutlass::half_t>(v)",
       "cutlass::half_t"},
      {Format::F32, Format::F16, "static_cast<_Float16>(v)", "_Float16"},
      {Format::F32, Format::F16, "static_cast<my::half>(v)", "my::half"},
      {Format::F64, Format::BF16, "static_cast<c10::BFloat16>(v)",
       "c10::BFloat16"},
      {Format::F32, Format::TF32, "static_cast<cutlass::tfloat32_t>(v)",
       "cutlass::tfloat32_t"},
      {Format::I32, Format::F16, "static_cast<cutlass::half_t>(v)",
       "cutlass::half_t"},
      {Format::F32, Format::E4M3, "static_cast<cutlass::float_e4m3_t>(v)",
       "cutlass::float_e4m3_t"},
      {Format::F32, Format::I4, "static_cast<cutlass::int4b_t>(v)",
       "cutlass::int4b_t"},
      {Format::F16, Format::F32, "static_cast<accum_t>(v)", "accum_t"},
      {Format::F32, Format::I32, "static_cast<int32_t>(v)", "int32_t"},
      // bf16's name is no name of f16.
      {Format::F32, Format::F16, "static_cast<__nv_bfloat16>(v)",
       "__nv_bfloat16"},
      // Library classes are made from a float; their other constructors vary.
      {Format::F16, Format::BF16,
       "static_cast<cutlass::bfloat16_t>(__half2float(v))",
       "cutlass::bfloat16_t"},
      {Format::I64, Format::F16,
       "static_cast<cutlass::half_t>(static_cast<float>(v))",
       "cutlass::half_t"},
      // CUDA's functions do not take them.
      {Format::F16, Format::F32, "static_cast<float>(v)", "",
       "cutlass::half_t"},
      {Format::F16, Format::F32, "__half2float(v)", "", "__half"},
      {Format::F16, Format::BF16, "__float2bfloat16(static_cast<float>(v))", "",
       "c10::Half"},
      {Format::BF16, Format::F16,
       "static_cast<cutlass::half_t>(static_cast<float>(v))", "cutlass::half_t",
       "cutlass::bfloat16_t"},
      {Format::I32, Format::F16, "__int2half_rn(v)", "", "int32_t"},
  });
}

TEST(ConvertExprTest, SameFormat) {
  for (Format F : allFormats())
    EXPECT_EQ(text(convertExpr("v", F, F)), "v") << name(F).str();
  check({
      {Format::F16, Format::F16, "v", "half", "__half"},
      {Format::F16, Format::F16, "v", "cutlass::half_t", "cutlass::half_t"},
      {Format::F16, Format::F16,
       "static_cast<cutlass::half_t>(__half2float(v))", "cutlass::half_t"},
      {Format::F16, Format::F16, "__float2half(static_cast<float>(v))", "",
       "cutlass::half_t"},
  });
}

TEST(ConvertExprTest, ValueIsKeptAsWritten) {
  EXPECT_EQ(text(convertExpr("a + b[i]", Format::F32, Format::BF16)),
            "__float2bfloat16(a + b[i])");
  EXPECT_EQ(text(convertExpr("x ? y : z", Format::E4M3, Format::E5M2)),
            "static_cast<__nv_fp8_e5m2>(static_cast<float>(x ? y : z))");
}

TEST(ConvertExprTest, EveryPair) {
  for (Format From : allFormats())
    for (Format To : allFormats()) {
      SCOPED_TRACE(pair(From, To));
      std::optional<std::string> Expr = convertExpr("v", From, To);
      // Only 4-bit integers have neither a type nor a function.
      bool Expected = From == To || !oneOf(To, {Format::I4, Format::U4});
      ASSERT_EQ(Expr.has_value(), Expected) << text(Expr);
      // With a name everything can be converted.
      EXPECT_TRUE(convertExpr("v", From, To, "lib::type").has_value());
      EXPECT_TRUE(convertExpr("v", From, To, "lib::type", "lib::other"));
      if (!Expr)
        continue;
      EXPECT_EQ(Expr->find("<>"), std::string::npos) << *Expr;
      EXPECT_EQ(std::count(Expr->begin(), Expr->end(), '('),
                std::count(Expr->begin(), Expr->end(), ')'));
      if (From != To && !hasNoCudaType(To)) {
        EXPECT_TRUE(Expr->find(cudaSpelling(To).str()) != std::string::npos ||
                    Expr->find("2half") != std::string::npos ||
                    Expr->find("2bfloat16") != std::string::npos ||
                    Expr->find("2float") != std::string::npos)
            << *Expr;
      }
      // No narrow float has a constructor for another.
      if (From != To && isSmallFloat(From) && isSmallFloat(To)) {
        EXPECT_NE(Expr->find("static_cast<float>(v)"), std::string::npos);
      }
    }
}

TEST(ConvertExprTest, NoFormat) {
  for (Format F : allFormats()) {
    EXPECT_EQ(convertExpr("v", Format::None, F), std::nullopt);
    EXPECT_EQ(convertExpr("v", F, Format::None), std::nullopt);
    EXPECT_EQ(convertExpr("v", F, Format::None, "float"), std::nullopt);
  }
  EXPECT_EQ(convertExpr("v", Format::None, Format::None), std::nullopt);
}

TEST(BitsExprTest, EveryPair) {
  std::map<std::pair<Format, Format>, std::string> Expected = {
      {{Format::F32, Format::I32}, "__float_as_int(v)"},
      {{Format::F32, Format::U32}, "__float_as_uint(v)"},
      {{Format::F64, Format::I64}, "__double_as_longlong(v)"},
      {{Format::F64, Format::U64},
       "static_cast<unsigned long long>(__double_as_longlong(v))"},
      {{Format::F16, Format::I16}, "__half_as_short(v)"},
      {{Format::F16, Format::U16}, "__half_as_ushort(v)"},
      {{Format::BF16, Format::I16}, "__bfloat16_as_short(v)"},
      {{Format::BF16, Format::U16}, "__bfloat16_as_ushort(v)"},
  };
  std::vector<Format> All = allFormats();
  All.push_back(Format::None);
  for (Format From : All)
    for (Format To : All) {
      auto It = Expected.find({From, To});
      EXPECT_EQ(text(bitsExpr("v", From, To)),
                It == Expected.end() ? "nullopt" : It->second)
          << pair(From, To);
    }
}

struct FunctionCase {
  const char *Name;
  DType From;
  DType To;
};

DType data(Format F, unsigned Lanes = 1) { return DType::data(F, Lanes); }

TEST(BitCastFunctionTest, Table) {
  DType U16 = DType::carrier(Format::U16), U32 = DType::carrier(Format::U32);
  const FunctionCase Cases[] = {
      {"__float_as_int", data(Format::F32), data(Format::I32)},
      {"__float_as_uint", data(Format::F32), U32},
      {"__int_as_float", data(Format::I32), data(Format::F32)},
      {"__uint_as_float", U32, data(Format::F32)},
      {"__double_as_longlong", data(Format::F64), data(Format::I64)},
      {"__longlong_as_double", data(Format::I64), data(Format::F64)},
      {"__double2hiint", data(Format::F64), data(Format::I32)},
      {"__double2loint", data(Format::F64), data(Format::I32)},
      {"__half_as_short", data(Format::F16), data(Format::I16)},
      {"__half_as_ushort", data(Format::F16), U16},
      {"__short_as_half", data(Format::I16), data(Format::F16)},
      {"__ushort_as_half", U16, data(Format::F16)},
      {"__bfloat16_as_short", data(Format::BF16), data(Format::I16)},
      {"__bfloat16_as_ushort", data(Format::BF16), U16},
      {"__short_as_bfloat16", data(Format::I16), data(Format::BF16)},
      {"__ushort_as_bfloat16", U16, data(Format::BF16)},
  };
  for (const FunctionCase &C : Cases) {
    SCOPED_TRACE(C.Name);
    std::optional<FunctionFormats> F = bitCastFunction(C.Name);
    ASSERT_TRUE(F);
    EXPECT_EQ(F->From, C.From);
    EXPECT_EQ(F->To, C.To);
    // No value is converted by one that hands on bits.
    EXPECT_FALSE(conversionFunction(C.Name));
  }
}

TEST(BitCastFunctionTest, Others) {
  for (const char *Name :
       {"", "__float2half", "__float_as_half", "float_as_int",
        "__float_as_int2", "__float_as_", "__hiloint2double", "bit_cast",
        "__double_as_ulonglong"})
    EXPECT_FALSE(bitCastFunction(Name)) << Name;
}

/// __<from>2<to>, with every rounding that CUDA has of it ("" is none).
struct GrammarCase {
  const char *Name;
  const char *Roundings;
  DType From;
  DType To;
};

TEST(ConversionFunctionTest, Grammar) {
  DType F64 = data(Format::F64), F32 = data(Format::F32),
        F16 = data(Format::F16), BF16 = data(Format::BF16),
        I8 = data(Format::I8), U8 = data(Format::U8), I16 = data(Format::I16),
        U16 = data(Format::U16), I32 = data(Format::I32),
        U32 = data(Format::U32), I64 = data(Format::I64),
        U64 = data(Format::U64);
  const GrammarCase Cases[] = {
      {"__double2float", "nzdu", F64, F32},
      {"__double2int", "nzdu", F64, I32},
      {"__double2uint", "nzdu", F64, U32},
      {"__double2ll", "nzdu", F64, I64},
      {"__double2ull", "nzdu", F64, U64},
      {"__double2half", " ", F64, F16},
      {"__double2bfloat16", " ", F64, BF16},
      {"__float2int", "nzdu", F32, I32},
      {"__float2uint", "nzdu", F32, U32},
      {"__float2ll", "nzdu", F32, I64},
      {"__float2ull", "nzdu", F32, U64},
      {"__float2half", " nzdu", F32, F16},
      {"__float2bfloat16", " nzdu", F32, BF16},
      {"__int2float", "nzdu", I32, F32},
      {"__uint2float", "nzdu", U32, F32},
      {"__ll2float", "nzdu", I64, F32},
      {"__ull2float", "nzdu", U64, F32},
      {"__int2double", "n", I32, F64},
      {"__uint2double", "n", U32, F64},
      {"__ll2double", "nzdu", I64, F64},
      {"__ull2double", "nzdu", U64, F64},
      {"__half2float", " ", F16, F32},
      {"__half2char", "z", F16, I8},
      {"__half2uchar", "z", F16, U8},
      {"__half2short", "nzdu", F16, I16},
      {"__half2ushort", "nzdu", F16, U16},
      {"__half2int", "nzdu", F16, I32},
      {"__half2uint", "nzdu", F16, U32},
      {"__half2ll", "nzdu", F16, I64},
      {"__half2ull", "nzdu", F16, U64},
      {"__short2half", "nzdu", I16, F16},
      {"__ushort2half", "nzdu", U16, F16},
      {"__int2half", "nzdu", I32, F16},
      {"__uint2half", "nzdu", U32, F16},
      {"__ll2half", "nzdu", I64, F16},
      {"__ull2half", "nzdu", U64, F16},
      {"__bfloat162float", " ", BF16, F32},
      {"__bfloat162char", "z", BF16, I8},
      {"__bfloat162uchar", "z", BF16, U8},
      {"__bfloat162short", "nzdu", BF16, I16},
      {"__bfloat162ushort", "nzdu", BF16, U16},
      {"__bfloat162int", "nzdu", BF16, I32},
      {"__bfloat162uint", "nzdu", BF16, U32},
      {"__bfloat162ll", "nzdu", BF16, I64},
      {"__bfloat162ull", "nzdu", BF16, U64},
      {"__short2bfloat16", "nzdu", I16, BF16},
      {"__ushort2bfloat16", "nzdu", U16, BF16},
      {"__int2bfloat16", "nzdu", I32, BF16},
      {"__uint2bfloat16", "nzdu", U32, BF16},
      {"__ll2bfloat16", "nzdu", I64, BF16},
      {"__ull2bfloat16", "nzdu", U64, BF16},
      // Packed forms: "2" is part of a type, or between two.
      {"__floats2half2", "n", F32, F16.times(2)},
      {"__float22half2", "n", F32.times(2), F16.times(2)},
      {"__float2half2", "n", F32, F16.times(2)},
      {"__half22float2", " ", F16.times(2), F32.times(2)},
      {"__halves2half2", " ", F16, F16.times(2)},
      {"__half2half2", " ", F16, F16.times(2)},
      {"__floats2bfloat162", "n", F32, BF16.times(2)},
      {"__float22bfloat162", "n", F32.times(2), BF16.times(2)},
      {"__float2bfloat162", "n", F32, BF16.times(2)},
      {"__bfloat1622float2", " ", BF16.times(2), F32.times(2)},
      {"__halves2bfloat162", " ", BF16, BF16.times(2)},
      {"__bfloat162bfloat162", " ", BF16, BF16.times(2)},
      {"__low2half", " ", F16.times(2), F16},
      {"__high2half", " ", F16.times(2), F16},
      {"__low2half2", " ", F16.times(2), F16.times(2)},
      {"__high2half2", " ", F16.times(2), F16.times(2)},
      {"__lows2half2", " ", F16.times(2), F16.times(2)},
      {"__highs2half2", " ", F16.times(2), F16.times(2)},
      {"__low2bfloat16", " ", BF16.times(2), BF16},
      {"__high2bfloat16", " ", BF16.times(2), BF16},
      {"__low2bfloat162", " ", BF16.times(2), BF16.times(2)},
      {"__high2bfloat162", " ", BF16.times(2), BF16.times(2)},
      {"__lows2bfloat162", " ", BF16.times(2), BF16.times(2)},
      {"__highs2bfloat162", " ", BF16.times(2), BF16.times(2)},
      {"__low2float", " ", DType::unknown(), F32},
      {"__high2float", " ", DType::unknown(), F32},
      {"__float_to_tf32", " ", F32, data(Format::TF32)},
  };
  std::set<std::string> Seen;
  for (const GrammarCase &C : Cases)
    for (char Rounding : llvm::StringRef(C.Roundings)) {
      std::string Name = C.Name;
      if (Rounding != ' ')
        Name += std::string("_r") + Rounding;
      SCOPED_TRACE(Name);
      EXPECT_TRUE(Seen.insert(Name).second);
      std::optional<FunctionFormats> F = conversionFunction(Name);
      ASSERT_TRUE(F);
      EXPECT_EQ(F->From, C.From) << F->From.str();
      EXPECT_EQ(F->To, C.To) << F->To.str();
      EXPECT_FALSE(bitCastFunction(Name));
    }
}

TEST(ConversionFunctionTest, NarrowFormats) {
  DType F64 = data(Format::F64), F32 = data(Format::F32),
        F16 = data(Format::F16), BF16 = data(Format::BF16),
        E8M0 = data(Format::E8M0), E2M1 = data(Format::E2M1),
        E2M1x2 = DType::packed(Format::E2M1, 2, 1);
  // Which fp8 or fp6 it is depends on an argument.
  DType Byte = DType::raw(Format::U8, 1), Bytes2 = DType::raw(Format::U8, 2);
  const FunctionCase Cases[] = {
      {"__nv_cvt_float_to_fp8", F32, Byte},
      {"__nv_cvt_double_to_fp8", F64, Byte},
      {"__nv_cvt_halfraw_to_fp8", F16, Byte},
      {"__nv_cvt_bfloat16raw_to_fp8", BF16, Byte},
      {"__nv_cvt_float2_to_fp8x2", F32.times(2), Bytes2},
      {"__nv_cvt_double2_to_fp8x2", F64.times(2), Bytes2},
      {"__nv_cvt_halfraw2_to_fp8x2", F16.times(2), Bytes2},
      {"__nv_cvt_bfloat16raw2_to_fp8x2", BF16.times(2), Bytes2},
      {"__nv_cvt_fp8_to_halfraw", Byte, F16},
      {"__nv_cvt_fp8x2_to_halfraw2", Bytes2, F16.times(2)},
      {"__nv_cvt_float_to_fp6", F32, Byte},
      {"__nv_cvt_float2_to_fp6x2", F32.times(2), Bytes2},
      {"__nv_cvt_fp6_to_halfraw", Byte, F16},
      {"__nv_cvt_fp6x2_to_halfraw2", Bytes2, F16.times(2)},
      {"__nv_cvt_float_to_fp4", F32, E2M1},
      {"__nv_cvt_bfloat16raw2_to_fp4x2", BF16.times(2), E2M1x2},
      {"__nv_cvt_fp4_to_halfraw", E2M1, F16},
      {"__nv_cvt_fp4x2_to_halfraw2", E2M1x2, F16.times(2)},
      {"__nv_cvt_float_to_e8m0", F32, E8M0},
      {"__nv_cvt_double2_to_e8m0x2", F64.times(2), E8M0.times(2)},
      {"__nv_cvt_bfloat16raw_to_e8m0", BF16, E8M0},
      {"__nv_cvt_bfloat162raw_to_e8m0x2", BF16.times(2), E8M0.times(2)},
      {"__nv_cvt_e8m0_to_bf16raw", E8M0, BF16},
      {"__nv_cvt_e8m0x2_to_bf162raw", E8M0.times(2), BF16.times(2)},
  };
  for (const FunctionCase &C : Cases) {
    SCOPED_TRACE(C.Name);
    std::optional<FunctionFormats> F = conversionFunction(C.Name);
    ASSERT_TRUE(F);
    EXPECT_EQ(F->From, C.From) << F->From.str();
    EXPECT_EQ(F->To, C.To) << F->To.str();
  }
}

TEST(ConversionFunctionTest, Others) {
  for (const char *Name : {"",
                           "__",
                           "__2",
                           "__half2",
                           "__half2_rn",
                           "__2half",
                           "half2float",
                           "__half2floats3",
                           "__half2float_",
                           "__half2float_rx",
                           "__half2float_rn_rn",
                           "__float2half_sat",
                           "__half2half",
                           "__float2float",
                           "__h2div",
                           "__log2f",
                           "__mul24",
                           "__hiloint2double",
                           "__double2hiint",
                           "__lowhigh2highlow",
                           "__bfloat16float",
                           "__bfloat162",
                           "__half_float",
                           "__nv_cvt_",
                           "__nv_cvt_float_fp8",
                           "__nv_cvt_float_to_fp9",
                           "__nv_cvt_float2half",
                           "__half_to_float",
                           "__nv_half2float",
                           "make_half2",
                           "static_cast"})
    EXPECT_FALSE(conversionFunction(Name)) << Name;
}

/// What convertExpr writes, conversionFunction reads.
TEST(ConversionFunctionTest, ReadsWhatConvertExprWrites) {
  unsigned Calls = 0;
  for (Format From : allFormats())
    for (Format To : {Format::F16, Format::BF16, Format::F32, Format::TF32}) {
      std::optional<std::string> Expr = convertExpr("v", From, To);
      ASSERT_TRUE(Expr);
      llvm::StringRef Callee = llvm::StringRef(*Expr).split('(').first;
      Callee.consume_front("nvcuda::wmma::");
      if (!Callee.consume_front("__"))
        continue;
      ++Calls;
      std::optional<FunctionFormats> F =
          conversionFunction(("__" + Callee).str());
      ASSERT_TRUE(F) << *Expr;
      EXPECT_EQ(F->To, DType::data(To)) << *Expr;
    }
  EXPECT_GT(Calls, 20u);
}

} // namespace
