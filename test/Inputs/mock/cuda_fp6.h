// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_fp6.h: e2m3 and e3m2, one byte each also in the packs.

#pragma once

#include "cuda_fp8.h"

typedef __nv_fp8_storage_t __nv_fp6_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp6x2_storage_t;
typedef __nv_fp8x4_storage_t __nv_fp6x4_storage_t;
typedef enum { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;

SMEMLINT_MOCK_CONVERTERS(fp6, __nv_fp6_storage_t, __nv_fp6x2_storage_t,
                         __nv_fp6_interpretation_t I, cudaRoundMode R)

#define SMEMLINT_MOCK_FP6(F)                                                   \
  SMEMLINT_MOCK_NARROW(__nv_fp6_##F, __nv_fp6_storage_t)                       \
  SMEMLINT_MOCK_NARROW2(__nv_fp6x2_##F, __nv_fp6x2_storage_t, 2)               \
  SMEMLINT_MOCK_NARROW4(__nv_fp6x4_##F, __nv_fp6x4_storage_t, 4)
SMEMLINT_MOCK_FP6(e2m3)
SMEMLINT_MOCK_FP6(e3m2)
#undef SMEMLINT_MOCK_FP6
