// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of host_defines.h: the CUDA keywords as clang attributes.
// __noinline__ is missing on purpose: in CUDA mode clang has it as a keyword.

#pragma once

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __constant__ __attribute__((constant))
// A prelude may have chosen another meaning for it already.
#ifndef __shared__
#define __shared__ __attribute__((shared))
#endif

#define __align__(N) __attribute__((aligned(N)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

#if __has_attribute(cluster_dims)
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#else
#define __cluster_dims__(...)
#endif
#if __has_attribute(grid_constant)
#define __grid_constant__ __attribute__((grid_constant))
#else
#define __grid_constant__
#endif

// Old clang rejects alignas behind a GNU attribute, so `__shared__ alignas(16)
// float t[4];`, which nvcc and clang 22 take. There, alignas becomes such an
// attribute itself; its argument may be a type or a number.
#if __clang_major__ < 20
template <class T> constexpr decltype(sizeof(0)) __smemlint_mock_align() {
  return alignof(T);
}
template <decltype(sizeof(0)) N>
constexpr decltype(sizeof(0)) __smemlint_mock_align() {
  return N;
}
#define alignas(...)                                                           \
  __attribute__((aligned(__smemlint_mock_align<__VA_ARGS__>())))
#endif
