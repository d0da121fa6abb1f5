// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_fp4.h: e2m1. One value takes a byte, a pack has two in a byte.

#pragma once

#include "cuda_fp8.h"

typedef __nv_fp8_storage_t __nv_fp4_storage_t;
typedef __nv_fp8_storage_t __nv_fp4x2_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp4x4_storage_t;
typedef enum { __NV_E2M1 } __nv_fp4_interpretation_t;

SMEMLINT_MOCK_CONVERTERS(fp4, __nv_fp4_storage_t, __nv_fp4x2_storage_t,
                         __nv_fp4_interpretation_t I, cudaRoundMode R)
SMEMLINT_MOCK_NARROW(__nv_fp4_e2m1, __nv_fp4_storage_t)
SMEMLINT_MOCK_NARROW2(__nv_fp4x2_e2m1, __nv_fp4x2_storage_t, 1)
SMEMLINT_MOCK_NARROW4(__nv_fp4x4_e2m1, __nv_fp4x4_storage_t, 2)
