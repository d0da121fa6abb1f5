// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuComplex.h.

#pragma once

#include "cuda_runtime.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

// F is the suffix of the float functions.
#define SMEMLINT_MOCK_COMPLEX(C, T, F)                                         \
  __host__ __device__ static inline C make_##C(T Re, T Im) {                   \
    return C{Re, Im};                                                          \
  }                                                                            \
  __host__ __device__ static inline T cuCreal##F(C X) { return X.x; }          \
  __host__ __device__ static inline T cuCimag##F(C X) { return X.y; }          \
  __host__ __device__ static inline C cuConj##F(C X) { return C{X.x, -X.y}; }  \
  __host__ __device__ static inline C cuCadd##F(C X, C Y) {                    \
    return C{X.x + Y.x, X.y + Y.y};                                            \
  }                                                                            \
  __host__ __device__ static inline C cuCsub##F(C X, C Y) {                    \
    return C{X.x - Y.x, X.y - Y.y};                                            \
  }                                                                            \
  __host__ __device__ static inline C cuCmul##F(C X, C Y) {                    \
    return C{X.x * Y.x - X.y * Y.y, X.x * Y.y + X.y * Y.x};                    \
  }
SMEMLINT_MOCK_COMPLEX(cuFloatComplex, float, f)
SMEMLINT_MOCK_COMPLEX(cuDoubleComplex, double, )
#undef SMEMLINT_MOCK_COMPLEX
#define make_cuComplex make_cuFloatComplex
