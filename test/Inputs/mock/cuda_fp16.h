// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_fp16.h: __half converts implicitly from and to every
// arithmetic type, and only explicitly from __nv_bfloat16. Copies of __half2
// run a user-written constructor, as they do with the real header.

#pragma once

#include "cuda_runtime.h"

#define SMEMLINT_MOCK_HD __host__ __device__

struct __half;
struct __half2;
struct __nv_bfloat16;

typedef struct __align__(2) {
  unsigned short x;
} __half_raw;
typedef struct __align__(4) {
  unsigned short x, y;
} __half2_raw;

//--- conversions of the value ------------------------------------------------

SMEMLINT_MOCK_HD __half __double2half(double V);
SMEMLINT_MOCK_HD __half __float2half(float V);
SMEMLINT_MOCK_HD float __half2float(__half V);

#define SMEMLINT_MOCK_ROUND(TO, NAME, FROM)                                    \
  SMEMLINT_MOCK_HD TO NAME##_rn(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_rz(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_rd(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_ru(FROM V);
#define SMEMLINT_MOCK_INT(T, I)                                                \
  SMEMLINT_MOCK_ROUND(__half, __##I##2half, T)                                 \
  SMEMLINT_MOCK_ROUND(T, __half2##I, __half)
SMEMLINT_MOCK_ROUND(__half, __float2half, float)
SMEMLINT_MOCK_INT(short, short)
SMEMLINT_MOCK_INT(unsigned short, ushort)
SMEMLINT_MOCK_INT(int, int)
SMEMLINT_MOCK_INT(unsigned, uint)
SMEMLINT_MOCK_INT(long long, ll)
SMEMLINT_MOCK_INT(unsigned long long, ull)
SMEMLINT_MOCK_HD signed char __half2char_rz(__half V);
SMEMLINT_MOCK_HD unsigned char __half2uchar_rz(__half V);
#undef SMEMLINT_MOCK_INT
#undef SMEMLINT_MOCK_ROUND

//--- the types ---------------------------------------------------------------

struct __align__(2) __half {
protected:
  unsigned short __x;

public:
  __half() = default;
  SMEMLINT_MOCK_HD constexpr __half(const __half_raw &R) : __x(R.x) {}
  SMEMLINT_MOCK_HD __half &operator=(const __half_raw &R) {
    __x = R.x;
    return *this;
  }
  SMEMLINT_MOCK_HD operator __half_raw() const { return __half_raw{__x}; }
  // Defined in cuda_bf16.h.
  SMEMLINT_MOCK_HD explicit __half(const __nv_bfloat16 V);
  SMEMLINT_MOCK_HD __half(float V) { __x = __float2half(V).__x; }
  SMEMLINT_MOCK_HD __half(double V) { __x = __double2half(V).__x; }
  SMEMLINT_MOCK_HD operator float() const { return __half2float(*this); }
  SMEMLINT_MOCK_HD __half &operator=(float V) { return *this = __half(V); }
  SMEMLINT_MOCK_HD __half &operator=(double V) { return *this = __half(V); }
#define SMEMLINT_MOCK_FROM(T, I)                                               \
  SMEMLINT_MOCK_HD __half(T V) { __x = __##I##2half_rn(V).__x; }
#define SMEMLINT_MOCK_TO(T, I)                                                 \
  SMEMLINT_MOCK_HD operator T() const { return __half2##I##_rz(*this); }
  SMEMLINT_MOCK_FROM(short, short)
  SMEMLINT_MOCK_FROM(unsigned short, ushort)
  SMEMLINT_MOCK_FROM(int, int)
  SMEMLINT_MOCK_FROM(unsigned, uint)
  SMEMLINT_MOCK_FROM(long, ll)
  SMEMLINT_MOCK_FROM(unsigned long, ull)
  SMEMLINT_MOCK_FROM(long long, ll)
  SMEMLINT_MOCK_FROM(unsigned long long, ull)
  SMEMLINT_MOCK_TO(char, char)
  SMEMLINT_MOCK_TO(signed char, char)
  SMEMLINT_MOCK_TO(unsigned char, uchar)
  SMEMLINT_MOCK_TO(short, short)
  SMEMLINT_MOCK_TO(unsigned short, ushort)
  SMEMLINT_MOCK_TO(int, int)
  SMEMLINT_MOCK_TO(unsigned, uint)
  SMEMLINT_MOCK_TO(long, ll)
  SMEMLINT_MOCK_TO(unsigned long, ull)
  SMEMLINT_MOCK_TO(long long, ll)
  SMEMLINT_MOCK_TO(unsigned long long, ull)
#undef SMEMLINT_MOCK_TO
#undef SMEMLINT_MOCK_FROM
#define SMEMLINT_MOCK_ASSIGN(T)                                                \
  SMEMLINT_MOCK_HD __half &operator=(T V) { return *this = __half(V); }
  SMEMLINT_MOCK_ASSIGN(short)
  SMEMLINT_MOCK_ASSIGN(unsigned short)
  SMEMLINT_MOCK_ASSIGN(int)
  SMEMLINT_MOCK_ASSIGN(unsigned)
  SMEMLINT_MOCK_ASSIGN(long long)
  SMEMLINT_MOCK_ASSIGN(unsigned long long)
#undef SMEMLINT_MOCK_ASSIGN
  SMEMLINT_MOCK_HD constexpr operator bool() const {
    return (__x & 0x7fffu) != 0;
  }
};

struct __align__(4) __half2 {
  __half x, y;

  __half2() = default;
  SMEMLINT_MOCK_HD constexpr __half2(const __half &X, const __half &Y)
      : x(X), y(Y) {}
  SMEMLINT_MOCK_HD __half2(const __half2 &V) : x(V.x), y(V.y) {}
  SMEMLINT_MOCK_HD __half2(__half2 &&V) : x(V.x), y(V.y) {}
  SMEMLINT_MOCK_HD __half2(const __half2_raw &R) {
    x = __half_raw{R.x};
    y = __half_raw{R.y};
  }
  SMEMLINT_MOCK_HD __half2 &operator=(const __half2 &V) {
    x = V.x;
    y = V.y;
    return *this;
  }
  SMEMLINT_MOCK_HD __half2 &operator=(__half2 &&V) {
    x = V.x;
    y = V.y;
    return *this;
  }
  SMEMLINT_MOCK_HD operator __half2_raw() const {
    return __half2_raw{__half_raw(x).x, __half_raw(y).x};
  }
};

typedef __half half;
typedef __half nv_half;
typedef __half __nv_half;
typedef __half2 half2;
typedef __half2 nv_half2;
typedef __half2 __nv_half2;

//--- the same bits under another type ----------------------------------------

SMEMLINT_MOCK_HD inline unsigned short __half_as_ushort(const __half V) {
  return __builtin_bit_cast(unsigned short, V);
}
SMEMLINT_MOCK_HD inline short __half_as_short(const __half V) {
  return __builtin_bit_cast(short, V);
}
SMEMLINT_MOCK_HD inline __half __ushort_as_half(const unsigned short V) {
  return __half(__half_raw{V});
}
SMEMLINT_MOCK_HD inline __half __short_as_half(const short V) {
  return __half(__half_raw{(unsigned short)V});
}

//--- pairs -------------------------------------------------------------------

SMEMLINT_MOCK_HD __half2 __float2half2_rn(float V);
SMEMLINT_MOCK_HD __half2 __floats2half2_rn(float X, float Y);
SMEMLINT_MOCK_HD __half2 __float22half2_rn(float2 V);
SMEMLINT_MOCK_HD float2 __half22float2(__half2 V);
SMEMLINT_MOCK_HD __half2 __halves2half2(__half X, __half Y);
SMEMLINT_MOCK_HD __half2 __half2half2(__half V);
SMEMLINT_MOCK_HD float __low2float(__half2 V);
SMEMLINT_MOCK_HD float __high2float(__half2 V);
SMEMLINT_MOCK_HD __half __low2half(__half2 V);
SMEMLINT_MOCK_HD __half __high2half(__half2 V);
SMEMLINT_MOCK_HD __half2 __lows2half2(__half2 X, __half2 Y);
SMEMLINT_MOCK_HD __half2 __highs2half2(__half2 X, __half2 Y);

//--- arithmetic --------------------------------------------------------------

#define SMEMLINT_MOCK_UNARY(T, NAME) SMEMLINT_MOCK_HD T NAME(const T X);
#define SMEMLINT_MOCK_BINARY(T, NAME)                                          \
  SMEMLINT_MOCK_HD T NAME(const T X, const T Y);
#define SMEMLINT_MOCK_COMPARE(T, NAME)                                         \
  SMEMLINT_MOCK_HD bool NAME(const T X, const T Y);
SMEMLINT_MOCK_UNARY(__half, __hneg)
SMEMLINT_MOCK_UNARY(__half, __habs)
SMEMLINT_MOCK_UNARY(__half2, __hneg2)
SMEMLINT_MOCK_UNARY(__half2, __habs2)
SMEMLINT_MOCK_BINARY(__half, __hadd)
SMEMLINT_MOCK_BINARY(__half, __hsub)
SMEMLINT_MOCK_BINARY(__half, __hmul)
SMEMLINT_MOCK_BINARY(__half, __hdiv)
SMEMLINT_MOCK_BINARY(__half, __hmin)
SMEMLINT_MOCK_BINARY(__half, __hmax)
SMEMLINT_MOCK_BINARY(__half2, __hadd2)
SMEMLINT_MOCK_BINARY(__half2, __hsub2)
SMEMLINT_MOCK_BINARY(__half2, __hmul2)
SMEMLINT_MOCK_BINARY(__half2, __h2div)
SMEMLINT_MOCK_BINARY(__half2, __hmin2)
SMEMLINT_MOCK_BINARY(__half2, __hmax2)
SMEMLINT_MOCK_COMPARE(__half, __heq)
SMEMLINT_MOCK_COMPARE(__half, __hne)
SMEMLINT_MOCK_COMPARE(__half, __hlt)
SMEMLINT_MOCK_COMPARE(__half, __hle)
SMEMLINT_MOCK_COMPARE(__half, __hgt)
SMEMLINT_MOCK_COMPARE(__half, __hge)
__device__ __half __hfma(const __half X, const __half Y, const __half Z);
__device__ __half2 __hfma2(const __half2 X, const __half2 Y, const __half2 Z);
__device__ __half hexp(const __half X);
__device__ __half hsqrt(const __half X);
__device__ __half atomicAdd(__half *P, __half V);
__device__ __half2 atomicAdd(__half2 *P, __half2 V);
__device__ __half __shfl_xor_sync(unsigned Mask, __half V, int Lanes,
                                  int W = 32);
__device__ __half2 __shfl_xor_sync(unsigned Mask, __half2 V, int Lanes,
                                   int W = 32);
#undef SMEMLINT_MOCK_COMPARE
#undef SMEMLINT_MOCK_BINARY
#undef SMEMLINT_MOCK_UNARY

#define SMEMLINT_MOCK_OPERATOR(T, OP, NAME)                                    \
  SMEMLINT_MOCK_HD inline T operator OP(const T &X, const T &Y) {              \
    return NAME(X, Y);                                                         \
  }                                                                            \
  SMEMLINT_MOCK_HD inline T &operator OP##=(T &X, const T &Y) {                \
    return X = NAME(X, Y);                                                     \
  }
#define SMEMLINT_MOCK_COMPARE(OP, NAME)                                        \
  SMEMLINT_MOCK_HD inline bool operator OP(const __half &X, const __half &Y) { \
    return NAME(X, Y);                                                         \
  }
SMEMLINT_MOCK_OPERATOR(__half, +, __hadd)
SMEMLINT_MOCK_OPERATOR(__half, -, __hsub)
SMEMLINT_MOCK_OPERATOR(__half, *, __hmul)
SMEMLINT_MOCK_OPERATOR(__half, /, __hdiv)
SMEMLINT_MOCK_OPERATOR(__half2, +, __hadd2)
SMEMLINT_MOCK_OPERATOR(__half2, -, __hsub2)
SMEMLINT_MOCK_OPERATOR(__half2, *, __hmul2)
SMEMLINT_MOCK_OPERATOR(__half2, /, __h2div)
SMEMLINT_MOCK_COMPARE(==, __heq)
SMEMLINT_MOCK_COMPARE(!=, __hne)
SMEMLINT_MOCK_COMPARE(<, __hlt)
SMEMLINT_MOCK_COMPARE(<=, __hle)
SMEMLINT_MOCK_COMPARE(>, __hgt)
SMEMLINT_MOCK_COMPARE(>=, __hge)
#undef SMEMLINT_MOCK_COMPARE
#undef SMEMLINT_MOCK_OPERATOR
SMEMLINT_MOCK_HD inline __half operator-(const __half &X) { return __hneg(X); }
SMEMLINT_MOCK_HD inline __half2 operator-(const __half2 &X) {
  return __hneg2(X);
}

#undef SMEMLINT_MOCK_HD
