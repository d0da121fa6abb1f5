// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/cutlass.h: the macros.

#pragma once

#include "../cuda_runtime.h"

#define CUTLASS_DEVICE __forceinline__ __device__
#define CUTLASS_HOST_DEVICE __forceinline__ __device__ __host__
#define CUTLASS_PRAGMA_UNROLL _Pragma("unroll")
#define CUTLASS_UNUSED(X) (void)(X)
