// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of vector_types.h and vector_functions.h: char1 ... ulonglong4, float1
// ... double4, dim3, and make_*.

#pragma once

#include "host_defines.h"

#define SMEMLINT_MOCK_MAKE(NAME, PARAMS, ...)                                  \
  __host__ __device__ static inline NAME make_##NAME PARAMS {                  \
    return NAME{__VA_ARGS__};                                                  \
  }

// One family: the element type, and the alignments of its 2- and 4-vectors
// (1- and 3-vectors are aligned like the element).
#define SMEMLINT_MOCK_VECTOR(NAME, T, ALIGN2, ALIGN4)                          \
  struct NAME##1 {                                                             \
    T x;                                                                       \
  };                                                                           \
  struct __align__(ALIGN2) NAME##2 {                                           \
    T x, y;                                                                    \
  };                                                                           \
  struct NAME##3 {                                                             \
    T x, y, z;                                                                 \
  };                                                                           \
  struct __align__(ALIGN4) NAME##4 {                                           \
    T x, y, z, w;                                                              \
  };                                                                           \
  SMEMLINT_MOCK_MAKE(NAME##1, (T x), x)                                        \
  SMEMLINT_MOCK_MAKE(NAME##2, (T x, T y), x, y)                                \
  SMEMLINT_MOCK_MAKE(NAME##3, (T x, T y, T z), x, y, z)                        \
  SMEMLINT_MOCK_MAKE(NAME##4, (T x, T y, T z, T w), x, y, z, w)

SMEMLINT_MOCK_VECTOR(char, signed char, 2, 4)
SMEMLINT_MOCK_VECTOR(uchar, unsigned char, 2, 4)
SMEMLINT_MOCK_VECTOR(short, short, 4, 8)
SMEMLINT_MOCK_VECTOR(ushort, unsigned short, 4, 8)
SMEMLINT_MOCK_VECTOR(int, int, 8, 16)
SMEMLINT_MOCK_VECTOR(uint, unsigned int, 8, 16)
SMEMLINT_MOCK_VECTOR(long, long, 16, 16)
SMEMLINT_MOCK_VECTOR(ulong, unsigned long, 16, 16)
SMEMLINT_MOCK_VECTOR(longlong, long long, 16, 16)
SMEMLINT_MOCK_VECTOR(ulonglong, unsigned long long, 16, 16)
SMEMLINT_MOCK_VECTOR(float, float, 8, 16)
SMEMLINT_MOCK_VECTOR(double, double, 16, 16)

#define SMEMLINT_MOCK_VECTOR4(NAME, T, ALIGN)                                  \
  struct __align__(ALIGN) NAME {                                               \
    T x, y, z, w;                                                              \
  };                                                                           \
  SMEMLINT_MOCK_MAKE(NAME, (T x, T y, T z, T w), x, y, z, w)

// The forms of CUDA 13 that say their alignment.
SMEMLINT_MOCK_VECTOR4(double4_16a, double, 16)
SMEMLINT_MOCK_VECTOR4(double4_32a, double, 32)
SMEMLINT_MOCK_VECTOR4(longlong4_16a, long long, 16)
SMEMLINT_MOCK_VECTOR4(longlong4_32a, long long, 32)
SMEMLINT_MOCK_VECTOR4(ulonglong4_16a, unsigned long long, 16)
SMEMLINT_MOCK_VECTOR4(ulonglong4_32a, unsigned long long, 32)

#undef SMEMLINT_MOCK_VECTOR4
#undef SMEMLINT_MOCK_VECTOR
#undef SMEMLINT_MOCK_MAKE

struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int X = 1, unsigned int Y = 1,
                                     unsigned int Z = 1)
      : x(X), y(Y), z(Z) {}
  __host__ __device__ constexpr dim3(uint3 V) : x(V.x), y(V.y), z(V.z) {}
  __host__ __device__ constexpr operator uint3() const {
    return uint3{x, y, z};
  }
};
