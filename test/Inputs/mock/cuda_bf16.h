// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_bf16.h: __nv_bfloat16 converts implicitly from and to every
// arithmetic type, and only explicitly from __half. Copies of __nv_bfloat162
// run a user-written constructor, as they do with the real header.

#pragma once

#include "cuda_fp16.h"

#define SMEMLINT_MOCK_HD __host__ __device__

struct __nv_bfloat16;
struct __nv_bfloat162;

typedef struct __align__(2) {
  unsigned short x;
} __nv_bfloat16_raw;
typedef struct __align__(4) {
  unsigned short x, y;
} __nv_bfloat162_raw;

//--- conversions of the value ------------------------------------------------

SMEMLINT_MOCK_HD __nv_bfloat16 __double2bfloat16(double V);
SMEMLINT_MOCK_HD __nv_bfloat16 __float2bfloat16(float V);
SMEMLINT_MOCK_HD float __bfloat162float(__nv_bfloat16 V);

#define SMEMLINT_MOCK_ROUND(TO, NAME, FROM)                                    \
  SMEMLINT_MOCK_HD TO NAME##_rn(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_rz(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_rd(FROM V);                                       \
  SMEMLINT_MOCK_HD TO NAME##_ru(FROM V);
#define SMEMLINT_MOCK_INT(T, I)                                                \
  SMEMLINT_MOCK_ROUND(__nv_bfloat16, __##I##2bfloat16, T)                      \
  SMEMLINT_MOCK_ROUND(T, __bfloat162##I, __nv_bfloat16)
SMEMLINT_MOCK_ROUND(__nv_bfloat16, __float2bfloat16, float)
SMEMLINT_MOCK_INT(short, short)
SMEMLINT_MOCK_INT(unsigned short, ushort)
SMEMLINT_MOCK_INT(int, int)
SMEMLINT_MOCK_INT(unsigned, uint)
SMEMLINT_MOCK_INT(long long, ll)
SMEMLINT_MOCK_INT(unsigned long long, ull)
SMEMLINT_MOCK_HD signed char __bfloat162char_rz(__nv_bfloat16 V);
SMEMLINT_MOCK_HD unsigned char __bfloat162uchar_rz(__nv_bfloat16 V);
#undef SMEMLINT_MOCK_INT
#undef SMEMLINT_MOCK_ROUND

//--- the types ---------------------------------------------------------------

struct __align__(2) __nv_bfloat16 {
protected:
  unsigned short __x;

public:
  __nv_bfloat16() = default;
  SMEMLINT_MOCK_HD constexpr __nv_bfloat16(const __nv_bfloat16_raw &R)
      : __x(R.x) {}
  SMEMLINT_MOCK_HD __nv_bfloat16 &operator=(const __nv_bfloat16_raw &R) {
    __x = R.x;
    return *this;
  }
  SMEMLINT_MOCK_HD operator __nv_bfloat16_raw() const {
    return __nv_bfloat16_raw{__x};
  }
  SMEMLINT_MOCK_HD explicit __nv_bfloat16(const __half V) {
    __x = __float2bfloat16(__half2float(V)).__x;
  }
  SMEMLINT_MOCK_HD __nv_bfloat16(float V) { __x = __float2bfloat16(V).__x; }
  SMEMLINT_MOCK_HD __nv_bfloat16(double V) { __x = __double2bfloat16(V).__x; }
  SMEMLINT_MOCK_HD operator float() const { return __bfloat162float(*this); }
  SMEMLINT_MOCK_HD __nv_bfloat16 &operator=(float V) {
    return *this = __nv_bfloat16(V);
  }
  SMEMLINT_MOCK_HD __nv_bfloat16 &operator=(double V) {
    return *this = __nv_bfloat16(V);
  }
#define SMEMLINT_MOCK_FROM(T, I)                                               \
  SMEMLINT_MOCK_HD __nv_bfloat16(T V) { __x = __##I##2bfloat16_rn(V).__x; }
#define SMEMLINT_MOCK_TO(T, I)                                                 \
  SMEMLINT_MOCK_HD operator T() const { return __bfloat162##I##_rz(*this); }
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
  SMEMLINT_MOCK_HD __nv_bfloat16 &operator=(T V) {                             \
    return *this = __nv_bfloat16(V);                                           \
  }
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

struct __align__(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;

  __nv_bfloat162() = default;
  SMEMLINT_MOCK_HD constexpr __nv_bfloat162(const __nv_bfloat16 &X,
                                            const __nv_bfloat16 &Y)
      : x(X), y(Y) {}
  SMEMLINT_MOCK_HD __nv_bfloat162(const __nv_bfloat162 &V) : x(V.x), y(V.y) {}
  SMEMLINT_MOCK_HD __nv_bfloat162(__nv_bfloat162 &&V) : x(V.x), y(V.y) {}
  SMEMLINT_MOCK_HD __nv_bfloat162(const __nv_bfloat162_raw &R) {
    x = __nv_bfloat16_raw{R.x};
    y = __nv_bfloat16_raw{R.y};
  }
  SMEMLINT_MOCK_HD __nv_bfloat162 &operator=(const __nv_bfloat162 &V) {
    x = V.x;
    y = V.y;
    return *this;
  }
  SMEMLINT_MOCK_HD __nv_bfloat162 &operator=(__nv_bfloat162 &&V) {
    x = V.x;
    y = V.y;
    return *this;
  }
  SMEMLINT_MOCK_HD operator __nv_bfloat162_raw() const {
    return __nv_bfloat162_raw{__nv_bfloat16_raw(x).x, __nv_bfloat16_raw(y).x};
  }
};

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

SMEMLINT_MOCK_HD inline __half::__half(const __nv_bfloat16 V) {
  __x = __float2half(__bfloat162float(V)).__x;
}

//--- the same bits under another type ----------------------------------------

SMEMLINT_MOCK_HD inline unsigned short
__bfloat16_as_ushort(const __nv_bfloat16 V) {
  return __builtin_bit_cast(unsigned short, V);
}
SMEMLINT_MOCK_HD inline short __bfloat16_as_short(const __nv_bfloat16 V) {
  return __builtin_bit_cast(short, V);
}
SMEMLINT_MOCK_HD inline __nv_bfloat16
__ushort_as_bfloat16(const unsigned short V) {
  return __nv_bfloat16(__nv_bfloat16_raw{V});
}
SMEMLINT_MOCK_HD inline __nv_bfloat16 __short_as_bfloat16(const short V) {
  return __nv_bfloat16(__nv_bfloat16_raw{(unsigned short)V});
}

//--- pairs -------------------------------------------------------------------

SMEMLINT_MOCK_HD __nv_bfloat162 __float2bfloat162_rn(float V);
SMEMLINT_MOCK_HD __nv_bfloat162 __floats2bfloat162_rn(float X, float Y);
SMEMLINT_MOCK_HD __nv_bfloat162 __float22bfloat162_rn(float2 V);
SMEMLINT_MOCK_HD float2 __bfloat1622float2(__nv_bfloat162 V);
SMEMLINT_MOCK_HD __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 X,
                                                   __nv_bfloat16 Y);
SMEMLINT_MOCK_HD __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 V);
SMEMLINT_MOCK_HD float __low2float(__nv_bfloat162 V);
SMEMLINT_MOCK_HD float __high2float(__nv_bfloat162 V);
SMEMLINT_MOCK_HD __nv_bfloat16 __low2bfloat16(__nv_bfloat162 V);
SMEMLINT_MOCK_HD __nv_bfloat16 __high2bfloat16(__nv_bfloat162 V);
SMEMLINT_MOCK_HD __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 X,
                                                 __nv_bfloat162 Y);
SMEMLINT_MOCK_HD __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 X,
                                                  __nv_bfloat162 Y);

//--- arithmetic --------------------------------------------------------------

#define SMEMLINT_MOCK_UNARY(T, NAME) SMEMLINT_MOCK_HD T NAME(const T X);
#define SMEMLINT_MOCK_BINARY(T, NAME)                                          \
  SMEMLINT_MOCK_HD T NAME(const T X, const T Y);
#define SMEMLINT_MOCK_COMPARE(T, NAME)                                         \
  SMEMLINT_MOCK_HD bool NAME(const T X, const T Y);
SMEMLINT_MOCK_UNARY(__nv_bfloat16, __hneg)
SMEMLINT_MOCK_UNARY(__nv_bfloat16, __habs)
SMEMLINT_MOCK_UNARY(__nv_bfloat162, __hneg2)
SMEMLINT_MOCK_UNARY(__nv_bfloat162, __habs2)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hadd)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hsub)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hmul)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hdiv)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hmin)
SMEMLINT_MOCK_BINARY(__nv_bfloat16, __hmax)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __hadd2)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __hsub2)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __hmul2)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __h2div)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __hmin2)
SMEMLINT_MOCK_BINARY(__nv_bfloat162, __hmax2)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __heq)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __hne)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __hlt)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __hle)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __hgt)
SMEMLINT_MOCK_COMPARE(__nv_bfloat16, __hge)
__device__ __nv_bfloat16 __hfma(const __nv_bfloat16 X, const __nv_bfloat16 Y,
                                const __nv_bfloat16 Z);
__device__ __nv_bfloat162 __hfma2(const __nv_bfloat162 X,
                                  const __nv_bfloat162 Y,
                                  const __nv_bfloat162 Z);
__device__ __nv_bfloat16 hexp(const __nv_bfloat16 X);
__device__ __nv_bfloat16 hsqrt(const __nv_bfloat16 X);
__device__ __nv_bfloat16 atomicAdd(__nv_bfloat16 *P, __nv_bfloat16 V);
__device__ __nv_bfloat162 atomicAdd(__nv_bfloat162 *P, __nv_bfloat162 V);
__device__ __nv_bfloat16 __shfl_xor_sync(unsigned Mask, __nv_bfloat16 V,
                                         int Lanes, int W = 32);
__device__ __nv_bfloat162 __shfl_xor_sync(unsigned Mask, __nv_bfloat162 V,
                                          int Lanes, int W = 32);
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
  SMEMLINT_MOCK_HD inline bool operator OP(const __nv_bfloat16 &X,             \
                                           const __nv_bfloat16 &Y) {           \
    return NAME(X, Y);                                                         \
  }
SMEMLINT_MOCK_OPERATOR(__nv_bfloat16, +, __hadd)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat16, -, __hsub)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat16, *, __hmul)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat16, /, __hdiv)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat162, +, __hadd2)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat162, -, __hsub2)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat162, *, __hmul2)
SMEMLINT_MOCK_OPERATOR(__nv_bfloat162, /, __h2div)
SMEMLINT_MOCK_COMPARE(==, __heq)
SMEMLINT_MOCK_COMPARE(!=, __hne)
SMEMLINT_MOCK_COMPARE(<, __hlt)
SMEMLINT_MOCK_COMPARE(<=, __hle)
SMEMLINT_MOCK_COMPARE(>, __hgt)
SMEMLINT_MOCK_COMPARE(>=, __hge)
#undef SMEMLINT_MOCK_COMPARE
#undef SMEMLINT_MOCK_OPERATOR
SMEMLINT_MOCK_HD inline __nv_bfloat16 operator-(const __nv_bfloat16 &X) {
  return __hneg(X);
}
SMEMLINT_MOCK_HD inline __nv_bfloat162 operator-(const __nv_bfloat162 &X) {
  return __hneg2(X);
}

#undef SMEMLINT_MOCK_HD
