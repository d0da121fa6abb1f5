// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What nvcc knows and clang does not. It is read behind clang's own CUDA header,
// in a syntax-only compile: nothing in here has to have a body.

// The attribute tells smemlint which objects are shared (SharedObjects.h).
#ifdef __shared__
#undef __shared__
#define __shared__ __attribute__((shared, smemlint_shared))
#endif

// Attributes that say how a kernel is launched, to a clang that lacks them.
#if defined(__cluster_dims__) && !__has_attribute(cluster_dims)
#undef __cluster_dims__
#define __cluster_dims__(...)
#endif
#if defined(__grid_constant__) && !__has_attribute(grid_constant)
#undef __grid_constant__
#define __grid_constant__
#endif
#if defined(__maxnreg__) && !__has_attribute(maxnreg)
#undef __maxnreg__
#define __maxnreg__(...)
#endif
#if defined(__block_size__) && !__has_attribute(block_size)
#undef __block_size__
#define __block_size__(...)
#endif
#if defined(__nv_pure__) && !__has_attribute(nv_pure)
#undef __nv_pure__
#define __nv_pure__
#endif

// With the headers of a toolkit.
#ifdef __CLANG_CUDA_RUNTIME_WRAPPER_H__

// cuda_runtime.h includes these in nvcc; clang skips the part that does.
#include <assert.h>
#include <new>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <utility>
#pragma pop_macro("__CUDACC_EXTENDED_LAMBDA__") // hidden until now
#ifdef __CUDACC_EXTENDED_LAMBDA__
#include <functional>
#endif

// cooperative_groups.h has clusters for nvcc only, unless it is told.
#ifndef _CG_CLUSTER_INTRINSICS_AVAILABLE
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#endif

// Old clang refuses alignas behind the attribute that __shared__ is.
#if __clang_major__ < 20
template <class T> constexpr __SIZE_TYPE__ __smemlint_align() {
  return alignof(T);
}
template <__SIZE_TYPE__ N> constexpr __SIZE_TYPE__ __smemlint_align() {
  return N;
}
#define alignas(...) __attribute__((aligned(__smemlint_align<__VA_ARGS__>())))
#endif

// min and max of the host, which clang has for the device only. The result of
// two types is that of the usual arithmetic conversions.
#define SMEMLINT_MIN_MAX(R, A, B)                                              \
  __attribute__((host)) R min(A, B);                                           \
  __attribute__((host)) R max(A, B);
#define SMEMLINT_SIGNED_UNSIGNED(S, U)                                         \
  SMEMLINT_MIN_MAX(S, S, S)                                                    \
  SMEMLINT_MIN_MAX(U, U, U)                                                    \
  SMEMLINT_MIN_MAX(U, S, U)                                                    \
  SMEMLINT_MIN_MAX(U, U, S)
SMEMLINT_SIGNED_UNSIGNED(int, unsigned int)
SMEMLINT_SIGNED_UNSIGNED(long, unsigned long)
SMEMLINT_SIGNED_UNSIGNED(long long, unsigned long long)
SMEMLINT_MIN_MAX(float, float, float)
SMEMLINT_MIN_MAX(double, double, double)
SMEMLINT_MIN_MAX(double, float, double)
SMEMLINT_MIN_MAX(double, double, float)
__attribute__((host)) unsigned umin(unsigned, unsigned);
__attribute__((host)) unsigned umax(unsigned, unsigned);
__attribute__((host)) long long llmin(long long, long long);
__attribute__((host)) long long llmax(long long, long long);
__attribute__((host)) unsigned long long ullmin(unsigned long long, unsigned long long);
__attribute__((host)) unsigned long long ullmax(unsigned long long, unsigned long long);
#undef SMEMLINT_SIGNED_UNSIGNED
#undef SMEMLINT_MIN_MAX

// Arithmetic on two floats, in each rounding.
#define SMEMLINT_FLOAT2(ROUNDING)                                              \
  __attribute__((device)) float2 __fadd2_##ROUNDING(float2, float2);           \
  __attribute__((device)) float2 __fmul2_##ROUNDING(float2, float2);           \
  __attribute__((device)) float2 __ffma2_##ROUNDING(float2, float2, float2);
SMEMLINT_FLOAT2(rn)
SMEMLINT_FLOAT2(rz)
SMEMLINT_FLOAT2(rd)
SMEMLINT_FLOAT2(ru)
#undef SMEMLINT_FLOAT2

// The builtins for atomic operations. The value takes the type of the object.
#ifndef __NV_ATOMIC_RELAXED
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#endif
#ifndef __NV_THREAD_SCOPE_SYSTEM
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4
#endif
template <class T> struct __smemlint_value {
  using type = T;
};
template <class T> struct __smemlint_value<volatile T> {
  using type = T;
};
#define SMEMLINT_VALUE typename __smemlint_value<T>::type
#define SMEMLINT_ORDER int order, int scope = __NV_THREAD_SCOPE_SYSTEM
#define SMEMLINT_ATOMIC template <class T> __attribute__((device))
SMEMLINT_ATOMIC void __nv_atomic_load(const T *, SMEMLINT_VALUE *, SMEMLINT_ORDER);
SMEMLINT_ATOMIC SMEMLINT_VALUE __nv_atomic_load_n(const T *, SMEMLINT_ORDER);
SMEMLINT_ATOMIC void __nv_atomic_store(T *, SMEMLINT_VALUE *, SMEMLINT_ORDER);
SMEMLINT_ATOMIC void __nv_atomic_store_n(T *, SMEMLINT_VALUE, SMEMLINT_ORDER);
SMEMLINT_ATOMIC void __nv_atomic_exchange(T *, SMEMLINT_VALUE *, SMEMLINT_VALUE *, SMEMLINT_ORDER);
SMEMLINT_ATOMIC SMEMLINT_VALUE __nv_atomic_exchange_n(T *, SMEMLINT_VALUE, SMEMLINT_ORDER);
SMEMLINT_ATOMIC bool __nv_atomic_compare_exchange(T *, SMEMLINT_VALUE *, SMEMLINT_VALUE *, bool weak, int success,
                                                  int failure, int scope = __NV_THREAD_SCOPE_SYSTEM);
SMEMLINT_ATOMIC bool __nv_atomic_compare_exchange_n(T *, SMEMLINT_VALUE *, SMEMLINT_VALUE, bool weak, int success,
                                                    int failure, int scope = __NV_THREAD_SCOPE_SYSTEM);
#define SMEMLINT_ATOMIC_OP(OP)                                                 \
  SMEMLINT_ATOMIC SMEMLINT_VALUE __nv_atomic_fetch_##OP(T *, SMEMLINT_VALUE, SMEMLINT_ORDER); \
  SMEMLINT_ATOMIC void __nv_atomic_##OP(T *, SMEMLINT_VALUE, SMEMLINT_ORDER);
SMEMLINT_ATOMIC_OP(add)
SMEMLINT_ATOMIC_OP(sub)
SMEMLINT_ATOMIC_OP(and)
SMEMLINT_ATOMIC_OP(or)
SMEMLINT_ATOMIC_OP(xor)
SMEMLINT_ATOMIC_OP(min)
SMEMLINT_ATOMIC_OP(max)
__attribute__((device)) void __nv_atomic_thread_fence(SMEMLINT_ORDER);
#undef SMEMLINT_ATOMIC_OP
#undef SMEMLINT_ATOMIC
#undef SMEMLINT_ORDER
#undef SMEMLINT_VALUE

#endif // __CLANG_CUDA_RUNTIME_WRAPPER_H__
