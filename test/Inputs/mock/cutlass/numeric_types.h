// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/numeric_types.h: the scalar formats. float_e4m3_t and its
// like clear themselves on construction, so stock clang refuses them as
// __shared__ variables, as it does with the real ones.

#pragma once

#include "../cuda_bf16.h"
#include "../cuda_fp16.h"
#include "cutlass.h"

namespace cutlass {

template <typename T> struct sizeof_bits {
  static constexpr int value = int(sizeof(T)) * 8;
};

// A format whose bits are RAW; conversions to it are explicit, to float not.
#define SMEMLINT_MOCK_NUMBER(NAME, RAW)                                        \
  struct alignas(sizeof(RAW)) NAME {                                           \
    RAW storage;                                                               \
    CUTLASS_HOST_DEVICE static NAME bitcast(RAW x) {                           \
      NAME h;                                                                  \
      h.storage = x;                                                           \
      return h;                                                                \
    }                                                                          \
    NAME() = default;                                                          \
    __host__ __device__ explicit NAME(float x);                                \
    __host__ __device__ explicit NAME(double x);                               \
    __host__ __device__ explicit NAME(int x);                                  \
    __host__ __device__ explicit NAME(unsigned x);                             \
    __host__ __device__ operator float() const;                                \
    __host__ __device__ explicit operator double() const;                      \
    __host__ __device__ explicit operator int() const;                         \
    __host__ __device__ explicit operator bool() const;                        \
    CUTLASS_HOST_DEVICE RAW raw() const { return storage; }                    \
    SMEMLINT_MOCK_NUMBER_EXTRA                                                 \
  };

#define SMEMLINT_MOCK_NUMBER_EXTRA                                             \
  CUTLASS_HOST_DEVICE explicit half_t(half const &x)                           \
      : storage(__half_as_ushort(x)) {}                                        \
  CUTLASS_HOST_DEVICE half to_half() const { return __ushort_as_half(storage); }
SMEMLINT_MOCK_NUMBER(half_t, uint16_t)
#undef SMEMLINT_MOCK_NUMBER_EXTRA

#define SMEMLINT_MOCK_NUMBER_EXTRA                                             \
  CUTLASS_HOST_DEVICE explicit bfloat16_t(__nv_bfloat16 const &x)              \
      : storage(__bfloat16_as_ushort(x)) {}                                    \
  CUTLASS_DEVICE __nv_bfloat16 to_nv_bfloat16() const {                        \
    return __ushort_as_bfloat16(storage);                                      \
  }
SMEMLINT_MOCK_NUMBER(bfloat16_t, uint16_t)
#undef SMEMLINT_MOCK_NUMBER_EXTRA

#define SMEMLINT_MOCK_NUMBER_EXTRA
SMEMLINT_MOCK_NUMBER(tfloat32_t, uint32_t)
#undef SMEMLINT_MOCK_NUMBER_EXTRA
#undef SMEMLINT_MOCK_NUMBER

#define SMEMLINT_MOCK_OPERATORS(T)                                             \
  CUTLASS_HOST_DEVICE T operator+(T const &x, T const &y) {                    \
    return T(float(x) + float(y));                                             \
  }                                                                            \
  CUTLASS_HOST_DEVICE T operator*(T const &x, T const &y) {                    \
    return T(float(x) * float(y));                                             \
  }
SMEMLINT_MOCK_OPERATORS(half_t)
SMEMLINT_MOCK_OPERATORS(bfloat16_t)
SMEMLINT_MOCK_OPERATORS(tfloat32_t)
#undef SMEMLINT_MOCK_OPERATORS

//--- below 16 bits -----------------------------------------------------------

namespace detail {
enum class FpEncoding { E4M3, E5M2, UE8M0, E2M3, E3M2, E2M1 };
} // namespace detail

template <detail::FpEncoding T, class Derived> struct float_exmy_base {
  uint8_t storage;
  CUTLASS_HOST_DEVICE float_exmy_base() : storage(0) {}
  CUTLASS_HOST_DEVICE uint8_t raw() const { return storage; }
  CUTLASS_HOST_DEVICE static Derived bitcast(uint8_t x) {
    Derived f;
    f.storage = x;
    return f;
  }
};

#define SMEMLINT_MOCK_EXMY(NAME, ENCODING, BITS)                               \
  struct NAME : public float_exmy_base<detail::FpEncoding::ENCODING, NAME> {   \
    CUTLASS_HOST_DEVICE NAME()                                                 \
        : float_exmy_base<detail::FpEncoding::ENCODING, NAME>() {}             \
    __host__ __device__ explicit NAME(float x);                                \
    __host__ __device__ explicit NAME(double x);                               \
    __host__ __device__ explicit NAME(int x);                                  \
    __host__ __device__ explicit NAME(half_t x);                               \
    __host__ __device__ operator float() const;                                \
    __host__ __device__ explicit operator int() const;                         \
  };                                                                           \
  template <> struct sizeof_bits<NAME> { static constexpr int value = BITS; };
SMEMLINT_MOCK_EXMY(float_e4m3_t, E4M3, 8)
SMEMLINT_MOCK_EXMY(float_e5m2_t, E5M2, 8)
SMEMLINT_MOCK_EXMY(float_ue8m0_t, UE8M0, 8)
SMEMLINT_MOCK_EXMY(float_e2m3_t, E2M3, 6)
SMEMLINT_MOCK_EXMY(float_e3m2_t, E3M2, 6)
SMEMLINT_MOCK_EXMY(float_e2m1_t, E2M1, 4)
#undef SMEMLINT_MOCK_EXMY

// Takes a byte alone; sizeof_bits tells what it takes in an Array.
template <int Bits, bool Signed = true> struct integer_subbyte {
  uint8_t storage;
  integer_subbyte() = default;
  CUTLASS_HOST_DEVICE explicit integer_subbyte(int x)
      : storage(uint8_t(x) & ((1 << Bits) - 1)) {}
  CUTLASS_HOST_DEVICE operator int() const { return storage; }
};
template <int Bits, bool Signed>
struct sizeof_bits<integer_subbyte<Bits, Signed>> {
  static constexpr int value = Bits;
};
using int4b_t = integer_subbyte<4, true>;
using uint4b_t = integer_subbyte<4, false>;
using int2b_t = integer_subbyte<2, true>;
using uint2b_t = integer_subbyte<2, false>;
using uint1b_t = integer_subbyte<1, false>;
using bin1_t = bool;

struct alignas(16) uint128_t {
  uint64_t lo, hi;
};

} // namespace cutlass

#include "array.h"
