//===- Conversions.cpp ----------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversions.h"
#include "llvm/ADT/Twine.h"
#include <cassert>

using namespace smemlint;

namespace {

//===----------------------------------------------------------------------===//
// Spellings
//===----------------------------------------------------------------------===//

struct Spelling {
  Format F;
  llvm::StringLiteral Name;
};

/// CUDA's own types; the first of each format is the one to write. The
/// arithmetic ones need no aliases: a cast between them never fails.
constexpr Spelling Spellings[] = {
    {Format::F64, "double"},
    {Format::F32, "float"},
    {Format::F16, "half"},
    {Format::F16, "__half"},
    {Format::F16, "nv_half"},
    {Format::F16, "__nv_half"},
    {Format::BF16, "__nv_bfloat16"},
    {Format::BF16, "nv_bfloat16"},
    {Format::E4M3, "__nv_fp8_e4m3"},
    {Format::E5M2, "__nv_fp8_e5m2"},
    {Format::E8M0, "__nv_fp8_e8m0"},
    {Format::E3M2, "__nv_fp6_e3m2"},
    {Format::E2M3, "__nv_fp6_e2m3"},
    {Format::E2M1, "__nv_fp4_e2m1"},
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

llvm::StringRef unqualified(llvm::StringRef Name) {
  Name = Name.trim();
  while (Name.consume_front("const ") || Name.consume_front("volatile ") ||
         Name.consume_front("struct ") || Name.consume_front("::"))
    Name = Name.ltrim();
  return Name;
}

bool isCudaSpelling(Format F, llvm::StringRef Name) {
  for (const Spelling &S : Spellings)
    if (S.F == F && S.Name == unqualified(Name))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Which casts compile
//===----------------------------------------------------------------------===//

/// Types that convert alike. Every library class takes and gives a float; what
/// else it takes varies.
enum Family : uint8_t {
  Scalar,  ///< arithmetic types that every class has a constructor for
  Long,    ///< integers that make some library constructors ambiguous
  Wide,    ///< 128-bit integers, which make CUDA's constructors ambiguous
  Half,    ///< __half, __nv_bfloat16
  Small,   ///< __nv_fp8_*, __nv_fp6_*, __nv_fp4_*
  Library, ///< cutlass::half_t, c10::BFloat16, ...; formats CUDA has no type of
};
constexpr unsigned NumFamilies = Library + 1;

/// Whether static_cast<To>(From) compiles, with nvcc 13.0 and clang 22.
constexpr bool CanCast[NumFamilies][NumFamilies] = {
    // to:        Scalar Long Wide Half Small Library
    /* Scalar  */ {true, true, true, true, true, true},
    /* Long    */ {true, true, true, true, true, false},
    /* Wide    */ {true, true, true, false, false, false},
    /* Half    */ {true, true, false, false, true, false},
    /* Small   */ {true, true, false, true, false, false},
    /* Library */ {true, true, false, false, false, false},
};

/// The family of each format's own CUDA type.
constexpr struct {
  Format F;
  Family Own;
} Families[] = {
    {Format::F64, Scalar}, {Format::F32, Scalar}, {Format::TF32, Library},
    {Format::F16, Half},   {Format::BF16, Half},  {Format::E4M3, Small},
    {Format::E5M2, Small}, {Format::E8M0, Small}, {Format::E3M2, Small},
    {Format::E2M3, Small}, {Format::E2M1, Small}, {Format::I4, Library},
    {Format::U4, Library}, {Format::I8, Scalar},  {Format::I16, Scalar},
    {Format::I32, Scalar}, {Format::I64, Long},   {Format::I128, Wide},
    {Format::U8, Scalar},  {Format::U16, Scalar}, {Format::U32, Long},
    {Format::U64, Long},   {Format::U128, Wide},  {Format::Bool, Scalar},
};

/// One end of a conversion. An empty name is CUDA's own type, if it has one.
struct End {
  End(Format F, llvm::StringRef Spelled)
      : F(F), Name(Spelled.empty() ? cudaSpelling(F) : Spelled),
        IsCuda(Spelled.empty() || isCudaSpelling(F, Spelled)) {
    for (const auto &Row : Families)
      if (Row.F == F)
        Fam = Row.Own;
    if ((Fam == Half || Fam == Small) && !IsCuda)
      Fam = Library;
  }

  /// An alias of an arithmetic type is as good as the type itself.
  bool isIntrinsicArgument() const { return IsCuda || Fam <= Wide; }

  Format F;
  llvm::StringRef Name;
  bool IsCuda;
  Family Fam = Library;
};

//===----------------------------------------------------------------------===//
// Converting functions
//===----------------------------------------------------------------------===//

struct Function {
  llvm::StringLiteral Name;
  Format From;
  Format To;
};

/// Preferred to a cast. Where every name has a rounding suffix, rn is what the
/// constructor does. To integers there is none: a cast truncates, as in C++.
constexpr Function Intrinsics[] = {
    {"__float2half", Format::F32, Format::F16},
    {"__double2half", Format::F64, Format::F16},
    {"__half2float", Format::F16, Format::F32},
    {"__float2bfloat16", Format::F32, Format::BF16},
    {"__double2bfloat16", Format::F64, Format::BF16},
    {"__bfloat162float", Format::BF16, Format::F32},
    {"nvcuda::wmma::__float_to_tf32", Format::F32, Format::TF32},

    {"__int2half_rn", Format::Bool, Format::F16},
    {"__int2half_rn", Format::I8, Format::F16},
    {"__int2half_rn", Format::U8, Format::F16},
    {"__short2half_rn", Format::I16, Format::F16},
    {"__ushort2half_rn", Format::U16, Format::F16},
    {"__int2half_rn", Format::I32, Format::F16},
    {"__uint2half_rn", Format::U32, Format::F16},
    {"__ll2half_rn", Format::I64, Format::F16},
    {"__ull2half_rn", Format::U64, Format::F16},

    {"__int2bfloat16_rn", Format::Bool, Format::BF16},
    {"__int2bfloat16_rn", Format::I8, Format::BF16},
    {"__int2bfloat16_rn", Format::U8, Format::BF16},
    {"__short2bfloat16_rn", Format::I16, Format::BF16},
    {"__ushort2bfloat16_rn", Format::U16, Format::BF16},
    {"__int2bfloat16_rn", Format::I32, Format::BF16},
    {"__uint2bfloat16_rn", Format::U32, Format::BF16},
    {"__ll2bfloat16_rn", Format::I64, Format::BF16},
    {"__ull2bfloat16_rn", Format::U64, Format::BF16},
};

std::string call(llvm::StringRef Function, llvm::StringRef Argument) {
  return (Function + "(" + Argument + ")").str();
}

std::string cast(llvm::StringRef Type, llvm::StringRef Value) {
  return ("static_cast<" + Type + ">(" + Value + ")").str();
}

/// One step, without going through float.
std::optional<std::string> convertDirectly(llvm::StringRef Value,
                                           const End &From, const End &To) {
  if (From.isIntrinsicArgument() && To.IsCuda)
    for (const Function &I : Intrinsics)
      if (I.From == From.F && I.To == To.F)
        return call(I.Name, Value);
  if (CanCast[From.Fam][To.Fam] && !To.Name.empty())
    return cast(To.Name, Value);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Bit casts
//===----------------------------------------------------------------------===//

constexpr Function BitCasts[] = {
    {"__float_as_int", Format::F32, Format::I32},
    {"__float_as_uint", Format::F32, Format::U32},
    {"__int_as_float", Format::I32, Format::F32},
    {"__uint_as_float", Format::U32, Format::F32},
    {"__double_as_longlong", Format::F64, Format::I64},
    {"__longlong_as_double", Format::I64, Format::F64},
    {"__double2hiint", Format::F64, Format::I32},
    {"__double2loint", Format::F64, Format::I32},
    {"__half_as_short", Format::F16, Format::I16},
    {"__half_as_ushort", Format::F16, Format::U16},
    {"__short_as_half", Format::I16, Format::F16},
    {"__ushort_as_half", Format::U16, Format::F16},
    {"__bfloat16_as_short", Format::BF16, Format::I16},
    {"__bfloat16_as_ushort", Format::BF16, Format::U16},
    {"__short_as_bfloat16", Format::I16, Format::BF16},
    {"__ushort_as_bfloat16", Format::U16, Format::BF16},
};

/// The dtype of a variable of \p F's C++ type.
DType ofType(Format F) {
  return isUnsignedInteger(F) ? DType::carrier(F) : DType::data(F);
}

//===----------------------------------------------------------------------===//
// Names of converting functions
//===----------------------------------------------------------------------===//

struct Token {
  llvm::StringLiteral Name;
  Format F;
  unsigned Lanes;
};

/// __<from>2<to>[_r{n,z,d,u}]. A converted value is data even when its type is
/// unsigned: it was a number before.
constexpr Token Tokens[] = {
    {"double", Format::F64, 1},     {"float", Format::F32, 1},
    {"floats", Format::F32, 1},     {"float2", Format::F32, 2},
    {"half", Format::F16, 1},       {"halves", Format::F16, 1},
    {"half2", Format::F16, 2},      {"bfloat16", Format::BF16, 1},
    {"bfloat162", Format::BF16, 2}, {"int", Format::I32, 1},
    {"uint", Format::U32, 1},       {"ll", Format::I64, 1},
    {"ull", Format::U64, 1},        {"short", Format::I16, 1},
    {"ushort", Format::U16, 1},     {"char", Format::I8, 1},
    {"uchar", Format::U8, 1},
};

struct NarrowToken {
  llvm::StringLiteral Name;
  Format F; ///< None: an argument of the call says which
  unsigned Lanes;
  unsigned Bytes;
};

/// __nv_cvt_<from>_to_<to>.
constexpr NarrowToken NarrowTokens[] = {
    {"double", Format::F64, 1, 8},        {"double2", Format::F64, 2, 16},
    {"float", Format::F32, 1, 4},         {"float2", Format::F32, 2, 8},
    {"halfraw", Format::F16, 1, 2},       {"halfraw2", Format::F16, 2, 4},
    {"bfloat16raw", Format::BF16, 1, 2},  {"bfloat16raw2", Format::BF16, 2, 4},
    {"bf16raw", Format::BF16, 1, 2},      {"bf162raw", Format::BF16, 2, 4},
    {"bfloat162raw", Format::BF16, 2, 4}, {"fp8", Format::None, 1, 1},
    {"fp8x2", Format::None, 2, 2},        {"fp6", Format::None, 1, 1},
    {"fp6x2", Format::None, 2, 2},        {"fp4", Format::E2M1, 1, 1},
    {"fp4x2", Format::E2M1, 2, 1},        {"e8m0", Format::E8M0, 1, 1},
    {"e8m0x2", Format::E8M0, 2, 2},
};

struct PackedFunction {
  llvm::StringLiteral Name;
  Format From; ///< None: overloaded for half2 and bfloat162
  unsigned FromLanes;
  Format To;
  unsigned ToLanes;
};

/// What the grammar cannot tell.
constexpr PackedFunction PackedFunctions[] = {
    {"__halves2bfloat162", Format::BF16, 1, Format::BF16, 2},
    {"__lows2half2", Format::F16, 2, Format::F16, 2},
    {"__highs2half2", Format::F16, 2, Format::F16, 2},
    {"__low2half2", Format::F16, 2, Format::F16, 2},
    {"__high2half2", Format::F16, 2, Format::F16, 2},
    {"__low2half", Format::F16, 2, Format::F16, 1},
    {"__high2half", Format::F16, 2, Format::F16, 1},
    {"__lows2bfloat162", Format::BF16, 2, Format::BF16, 2},
    {"__highs2bfloat162", Format::BF16, 2, Format::BF16, 2},
    {"__low2bfloat162", Format::BF16, 2, Format::BF16, 2},
    {"__high2bfloat162", Format::BF16, 2, Format::BF16, 2},
    {"__low2bfloat16", Format::BF16, 2, Format::BF16, 1},
    {"__high2bfloat16", Format::BF16, 2, Format::BF16, 1},
    {"__low2float", Format::None, 2, Format::F32, 1},
    {"__high2float", Format::None, 2, Format::F32, 1},
    {"__float_to_tf32", Format::F32, 1, Format::TF32, 1},
};

DType dtypeOf(const Token &T) { return DType::data(T.F, T.Lanes); }

DType dtypeOf(const NarrowToken &T) {
  return T.F == Format::None ? DType::raw(Format::U8, T.Bytes)
                             : DType::packed(T.F, T.Lanes, T.Bytes);
}

/// \p Name as <from><Infix><to>. No two splits fit: where one token is the
/// start of another (bfloat16, bfloat162), the rest fits after one only.
template <typename T, size_t N>
std::optional<FunctionFormats> split(const T (&Tokens)[N], llvm::StringRef Name,
                                     llvm::StringRef Infix) {
  for (const T &From : Tokens) {
    llvm::StringRef Rest = Name;
    if (!Rest.consume_front(From.Name) || !Rest.consume_front(Infix))
      continue;
    for (const T &To : Tokens)
      if (Rest == To.Name && From.Name != To.Name)
        return FunctionFormats{dtypeOf(From), dtypeOf(To)};
  }
  return std::nullopt;
}

} // namespace

llvm::StringRef smemlint::cudaSpelling(Format F) {
  for (const Spelling &S : Spellings)
    if (S.F == F)
      return S.Name;
  return {};
}

std::optional<std::string> smemlint::convertExpr(llvm::StringRef Value,
                                                 Format From, Format To,
                                                 llvm::StringRef ToSpelling,
                                                 llvm::StringRef FromSpelling) {
  if (From == Format::None || To == Format::None)
    return std::nullopt;
  End Source(From, FromSpelling), Target(To, ToSpelling);
  if (From == To &&
      (Source.Name == Target.Name || (Source.IsCuda && Target.IsCuda)))
    return Value.str();
  if (auto Direct = convertDirectly(Value, Source, Target))
    return Direct;
  End Float(Format::F32, {});
  auto AsFloat = convertDirectly(Value, Source, Float);
  assert(AsFloat && "everything converts to float");
  return convertDirectly(*AsFloat, Float, Target);
}

std::optional<std::string> smemlint::bitsExpr(llvm::StringRef Value,
                                              Format From, Format To) {
  if (!isFloating(From) || !isInteger(To) || bits(From) != bits(To))
    return std::nullopt;
  const Function *OtherSign = nullptr;
  for (const Function &F : BitCasts) {
    if (F.From != From || bits(F.To) != bits(To))
      continue;
    if (F.To == To)
      return call(F.Name, Value);
    OtherSign = &F;
  }
  // A double has a signed form only.
  if (!OtherSign)
    return std::nullopt;
  return cast(cudaSpelling(To), call(OtherSign->Name, Value));
}

std::optional<FunctionFormats> smemlint::bitCastFunction(llvm::StringRef Name) {
  for (const Function &F : BitCasts)
    if (F.Name == Name)
      return FunctionFormats{ofType(F.From), ofType(F.To)};
  return std::nullopt;
}

std::optional<FunctionFormats>
smemlint::conversionFunction(llvm::StringRef Name) {
  for (const PackedFunction &F : PackedFunctions)
    if (F.Name == Name)
      return FunctionFormats{DType::data(F.From, F.FromLanes),
                             DType::data(F.To, F.ToLanes)};
  if (Name.consume_front("__nv_cvt_"))
    return split(NarrowTokens, Name, "_to_");
  if (!Name.consume_front("__"))
    return std::nullopt;
  for (llvm::StringRef Rounding : {"_rn", "_rz", "_rd", "_ru"})
    if (Name.consume_back(Rounding))
      break;
  return split(Tokens, Name, "2");
}
