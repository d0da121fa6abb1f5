// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_fp8.h: e4m3, e5m2 and e8m0, alone and in packs of 2 and 4. All
// conversions are explicit; there is none between two narrow formats.

#pragma once

#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

// The functions that turn one format family (fp8, fp6, fp4) into storage and
// back; the last arguments are the format, and how to round or saturate.
#define SMEMLINT_MOCK_CONVERTERS(F, STORE, PACK, ...)                          \
  __host__ __device__ STORE __nv_cvt_double_to_##F(double V, __VA_ARGS__);     \
  __host__ __device__ STORE __nv_cvt_float_to_##F(float V, __VA_ARGS__);       \
  __host__ __device__ STORE __nv_cvt_halfraw_to_##F(__half_raw V,              \
                                                    __VA_ARGS__);              \
  __host__ __device__ STORE __nv_cvt_bfloat16raw_to_##F(__nv_bfloat16_raw V,   \
                                                        __VA_ARGS__);          \
  __host__ __device__ PACK __nv_cvt_double2_to_##F##x2(double2 V,              \
                                                       __VA_ARGS__);           \
  __host__ __device__ PACK __nv_cvt_float2_to_##F##x2(float2 V, __VA_ARGS__);  \
  __host__ __device__ PACK __nv_cvt_halfraw2_to_##F##x2(__half2_raw V,         \
                                                        __VA_ARGS__);          \
  __host__ __device__ PACK __nv_cvt_bfloat16raw2_to_##F##x2(                   \
      __nv_bfloat162_raw V, __VA_ARGS__);                                      \
  __host__ __device__ __half_raw __nv_cvt_##F##_to_halfraw(                    \
      STORE V, __nv_##F##_interpretation_t I);                                 \
  __host__ __device__ __half2_raw __nv_cvt_##F##x2_to_halfraw2(                \
      PACK V, __nv_##F##_interpretation_t I);

SMEMLINT_MOCK_CONVERTERS(fp8, __nv_fp8_storage_t, __nv_fp8x2_storage_t,
                         __nv_saturation_t S, __nv_fp8_interpretation_t I)

__host__ __device__ __nv_fp8_storage_t
__nv_cvt_float_to_e8m0(float V, __nv_saturation_t S, cudaRoundMode R);
__host__ __device__ __nv_fp8_storage_t
__nv_cvt_double_to_e8m0(double V, __nv_saturation_t S, cudaRoundMode R);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(
    __nv_bfloat16_raw V, __nv_saturation_t S, cudaRoundMode R);
__host__ __device__ __nv_bfloat16_raw
__nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t V);

// A scalar: one byte, __x holds the bits.
#define SMEMLINT_MOCK_NARROW_AS(T)                                             \
  __host__ __device__ explicit operator T() const;
#define SMEMLINT_MOCK_NARROW(NAME, STORE)                                      \
  struct __align__(1) NAME {                                                   \
    STORE __x;                                                                 \
    NAME() = default;                                                          \
    __host__ __device__ explicit NAME(const __half V);                         \
    __host__ __device__ explicit NAME(const __nv_bfloat16 V);                  \
    __host__ __device__ explicit NAME(const float V);                          \
    __host__ __device__ explicit NAME(const double V);                         \
    __host__ __device__ explicit NAME(const short V);                          \
    __host__ __device__ explicit NAME(const unsigned short V);                 \
    __host__ __device__ explicit NAME(const int V);                            \
    __host__ __device__ explicit NAME(const unsigned V);                       \
    __host__ __device__ explicit NAME(const long V);                           \
    __host__ __device__ explicit NAME(const unsigned long V);                  \
    __host__ __device__ explicit NAME(const long long V);                      \
    __host__ __device__ explicit NAME(const unsigned long long V);             \
    SMEMLINT_MOCK_NARROW_AS(__half)                                            \
    SMEMLINT_MOCK_NARROW_AS(__nv_bfloat16)                                     \
    SMEMLINT_MOCK_NARROW_AS(float)                                             \
    SMEMLINT_MOCK_NARROW_AS(double)                                            \
    SMEMLINT_MOCK_NARROW_AS(char)                                              \
    SMEMLINT_MOCK_NARROW_AS(signed char)                                       \
    SMEMLINT_MOCK_NARROW_AS(unsigned char)                                     \
    SMEMLINT_MOCK_NARROW_AS(short)                                             \
    SMEMLINT_MOCK_NARROW_AS(unsigned short)                                    \
    SMEMLINT_MOCK_NARROW_AS(int)                                               \
    SMEMLINT_MOCK_NARROW_AS(unsigned)                                          \
    SMEMLINT_MOCK_NARROW_AS(long)                                              \
    SMEMLINT_MOCK_NARROW_AS(unsigned long)                                     \
    SMEMLINT_MOCK_NARROW_AS(long long)                                         \
    SMEMLINT_MOCK_NARROW_AS(unsigned long long)                                \
    SMEMLINT_MOCK_NARROW_AS(bool)                                              \
  };

// Two and four of them; ALIGN is also the size.
#define SMEMLINT_MOCK_NARROW2(NAME, STORE, ALIGN)                              \
  struct __align__(ALIGN) NAME {                                               \
    STORE __x;                                                                 \
    NAME() = default;                                                          \
    __host__ __device__ explicit NAME(const __half2 V);                        \
    __host__ __device__ explicit NAME(const __nv_bfloat162 V);                 \
    __host__ __device__ explicit NAME(const float2 V);                         \
    __host__ __device__ explicit NAME(const double2 V);                        \
    SMEMLINT_MOCK_NARROW_AS(__half2)                                           \
    SMEMLINT_MOCK_NARROW_AS(float2)                                            \
  };
#define SMEMLINT_MOCK_NARROW4(NAME, STORE, ALIGN)                              \
  struct __align__(ALIGN) NAME {                                               \
    STORE __x;                                                                 \
    NAME() = default;                                                          \
    __host__ __device__ explicit NAME(const __half2 Lo, const __half2 Hi);     \
    __host__ __device__ explicit NAME(const __nv_bfloat162 Lo,                 \
                                      const __nv_bfloat162 Hi);                \
    __host__ __device__ explicit NAME(const float4 V);                         \
    __host__ __device__ explicit NAME(const double4 V);                        \
    SMEMLINT_MOCK_NARROW_AS(float4)                                            \
  };

#define SMEMLINT_MOCK_FP8(F)                                                   \
  SMEMLINT_MOCK_NARROW(__nv_fp8_##F, __nv_fp8_storage_t)                       \
  SMEMLINT_MOCK_NARROW2(__nv_fp8x2_##F, __nv_fp8x2_storage_t, 2)               \
  SMEMLINT_MOCK_NARROW4(__nv_fp8x4_##F, __nv_fp8x4_storage_t, 4)
SMEMLINT_MOCK_FP8(e4m3)
SMEMLINT_MOCK_FP8(e5m2)
SMEMLINT_MOCK_FP8(e8m0)
#undef SMEMLINT_MOCK_FP8
