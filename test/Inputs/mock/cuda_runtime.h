// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_runtime.h and of what clang's own CUDA wrapper headers add: the
// keywords, the vector types, the built-in variables, and the device functions
// that kernels in the tests use. Functions whose body says nothing about
// shared memory are only declared.

#pragma once

#include "host_defines.h"
#include "vector_types.h"
#include <stddef.h>
#include <stdint.h>

#ifndef __CUDACC__
#define __CUDACC__
#endif
#define CUDART_VERSION 13000

//--- built-in variables ------------------------------------------------------

// Part of clang, not of the toolkit: threadIdx.x is a property access here just
// as in a compile with the real headers.
#include <__clang_cuda_builtin_vars.h>

#define SMEMLINT_MOCK_INDEX(TYPE)                                              \
  __device__ inline TYPE::operator dim3() const { return dim3(x, y, z); }      \
  __device__ inline TYPE::operator uint3() const { return uint3{x, y, z}; }
SMEMLINT_MOCK_INDEX(__cuda_builtin_threadIdx_t)
SMEMLINT_MOCK_INDEX(__cuda_builtin_blockIdx_t)
SMEMLINT_MOCK_INDEX(__cuda_builtin_blockDim_t)
SMEMLINT_MOCK_INDEX(__cuda_builtin_gridDim_t)
#undef SMEMLINT_MOCK_INDEX

//--- barriers, warps ---------------------------------------------------------

// __syncthreads is a clang builtin.
__device__ int __syncthreads_count(int Pred);
__device__ int __syncthreads_and(int Pred);
__device__ int __syncthreads_or(int Pred);
__device__ inline void __syncwarp(unsigned Mask = 0xffffffffu) {
  __nvvm_bar_warp_sync(Mask);
}
__device__ void __threadfence_block();
__device__ void __threadfence();
__device__ void __threadfence_system();
__device__ void __nanosleep(unsigned Ns);
__device__ void __trap();
__device__ unsigned __activemask();
__device__ unsigned __ballot_sync(unsigned Mask, int Pred);
__device__ int __all_sync(unsigned Mask, int Pred);
__device__ int __any_sync(unsigned Mask, int Pred);
__device__ long long clock64();

#define SMEMLINT_MOCK_SHUFFLES(T)                                              \
  __device__ T __shfl_sync(unsigned Mask, T V, int Lane, int Width = 32);      \
  __device__ T __shfl_up_sync(unsigned Mask, T V, unsigned D, int W = 32);     \
  __device__ T __shfl_down_sync(unsigned Mask, T V, unsigned D, int W = 32);   \
  __device__ T __shfl_xor_sync(unsigned Mask, T V, int Lanes, int Width = 32);
SMEMLINT_MOCK_SHUFFLES(int)
SMEMLINT_MOCK_SHUFFLES(unsigned)
SMEMLINT_MOCK_SHUFFLES(long long)
SMEMLINT_MOCK_SHUFFLES(unsigned long long)
SMEMLINT_MOCK_SHUFFLES(float)
SMEMLINT_MOCK_SHUFFLES(double)
#undef SMEMLINT_MOCK_SHUFFLES

//--- address spaces ----------------------------------------------------------

__device__ inline size_t __cvta_generic_to_shared(const void *P) {
  return (size_t)(const void __attribute__((address_space(3))) *)P;
}
__device__ inline size_t __cvta_generic_to_global(const void *P) {
  return (size_t)(const void __attribute__((address_space(1))) *)P;
}
__device__ inline void *__cvta_shared_to_generic(size_t A) {
  return (void *)(void __attribute__((address_space(3))) *)A;
}
__device__ inline void *__cvta_global_to_generic(size_t A) {
  return (void *)(void __attribute__((address_space(1))) *)A;
}
extern "C" __device__ inline uint32_t __nvvm_get_smem_pointer(void *P) {
  return (uint32_t)__cvta_generic_to_shared(P);
}
__device__ inline unsigned __isShared(const void *P) {
  return __nvvm_isspacep_shared(P);
}
__device__ inline unsigned __isGlobal(const void *P) {
  return __nvvm_isspacep_global(P);
}

__device__ inline void *__cluster_map_shared_rank(const void *P,
                                                  unsigned Rank) {
  return __nvvm_mapa((void *)P, Rank);
}
__device__ inline unsigned __cluster_query_shared_rank(const void *P) {
  return __nvvm_getctarank((void *)P);
}
__device__ inline unsigned __clusterRelativeBlockRank() {
  return __nvvm_read_ptx_sreg_cluster_ctarank();
}
__device__ inline unsigned __clusterSizeInBlocks() {
  return __nvvm_read_ptx_sreg_cluster_nctarank();
}
__device__ inline void __cluster_barrier_arrive() {
  __nvvm_barrier_cluster_arrive();
}
__device__ inline void __cluster_barrier_arrive_relaxed() {
  __nvvm_barrier_cluster_arrive_relaxed();
}
__device__ inline void __cluster_barrier_wait() {
  __nvvm_barrier_cluster_wait();
}

//--- memory ------------------------------------------------------------------

__device__ inline void *memcpy(void *D, const void *S, size_t N) {
  return __builtin_memcpy(D, S, N);
}
__device__ inline void *memset(void *D, int V, size_t N) {
  return __builtin_memset(D, V, N);
}
template <class T> __device__ inline T __ldg(const T *P) { return *P; }
template <class T> __device__ inline T __ldcs(const T *P) { return *P; }
template <class T> __device__ inline T __ldcg(const T *P) { return *P; }
template <class T> __device__ inline void __stcs(T *P, T V) { *P = V; }

#define SMEMLINT_MOCK_ATOMICS(T)                                               \
  __device__ T atomicAdd(T *P, T V);                                           \
  __device__ T atomicExch(T *P, T V);
#define SMEMLINT_MOCK_INT_ATOMICS(T)                                           \
  SMEMLINT_MOCK_ATOMICS(T)                                                     \
  __device__ T atomicMin(T *P, T V);                                           \
  __device__ T atomicMax(T *P, T V);                                           \
  __device__ T atomicAnd(T *P, T V);                                           \
  __device__ T atomicOr(T *P, T V);                                            \
  __device__ T atomicXor(T *P, T V);                                           \
  __device__ T atomicCAS(T *P, T Old, T V);
SMEMLINT_MOCK_INT_ATOMICS(int)
SMEMLINT_MOCK_INT_ATOMICS(unsigned)
SMEMLINT_MOCK_INT_ATOMICS(unsigned long long)
SMEMLINT_MOCK_ATOMICS(float)
__device__ double atomicAdd(double *P, double V);
__device__ int atomicSub(int *P, int V);
__device__ unsigned atomicSub(unsigned *P, unsigned V);
__device__ unsigned atomicInc(unsigned *P, unsigned Limit);
__device__ unsigned atomicDec(unsigned *P, unsigned Limit);
#undef SMEMLINT_MOCK_INT_ATOMICS
#undef SMEMLINT_MOCK_ATOMICS

//--- conversions -------------------------------------------------------------

// The same bits under another type.
__device__ inline unsigned __float_as_uint(float V) {
  return __builtin_bit_cast(unsigned, V);
}
__device__ inline int __float_as_int(float V) {
  return __builtin_bit_cast(int, V);
}
__device__ inline float __uint_as_float(unsigned V) {
  return __builtin_bit_cast(float, V);
}
__device__ inline float __int_as_float(int V) {
  return __builtin_bit_cast(float, V);
}
__device__ inline long long __double_as_longlong(double V) {
  return __builtin_bit_cast(long long, V);
}
__device__ inline double __longlong_as_double(long long V) {
  return __builtin_bit_cast(double, V);
}
__device__ int __double2hiint(double V);
__device__ int __double2loint(double V);
__device__ double __hiloint2double(int Hi, int Lo);
__device__ unsigned __byte_perm(unsigned A, unsigned B, unsigned Selector);

// The same value in another type.
#define SMEMLINT_MOCK_ROUND(TO, NAME, FROM)                                    \
  __device__ TO NAME##_rn(FROM V);                                             \
  __device__ TO NAME##_rz(FROM V);                                             \
  __device__ TO NAME##_rd(FROM V);                                             \
  __device__ TO NAME##_ru(FROM V);
SMEMLINT_MOCK_ROUND(int, __float2int, float)
SMEMLINT_MOCK_ROUND(unsigned, __float2uint, float)
SMEMLINT_MOCK_ROUND(long long, __float2ll, float)
SMEMLINT_MOCK_ROUND(unsigned long long, __float2ull, float)
SMEMLINT_MOCK_ROUND(int, __double2int, double)
SMEMLINT_MOCK_ROUND(unsigned, __double2uint, double)
SMEMLINT_MOCK_ROUND(long long, __double2ll, double)
SMEMLINT_MOCK_ROUND(unsigned long long, __double2ull, double)
SMEMLINT_MOCK_ROUND(float, __double2float, double)
SMEMLINT_MOCK_ROUND(float, __int2float, int)
SMEMLINT_MOCK_ROUND(float, __uint2float, unsigned)
SMEMLINT_MOCK_ROUND(float, __ll2float, long long)
SMEMLINT_MOCK_ROUND(float, __ull2float, unsigned long long)
SMEMLINT_MOCK_ROUND(double, __ll2double, long long)
SMEMLINT_MOCK_ROUND(double, __ull2double, unsigned long long)
__device__ double __int2double_rn(int V);
__device__ double __uint2double_rn(unsigned V);
#undef SMEMLINT_MOCK_ROUND

enum cudaRoundMode {
  cudaRoundNearest,
  cudaRoundZero,
  cudaRoundPosInf,
  cudaRoundMinInf
};

//--- arithmetic --------------------------------------------------------------

#define SMEMLINT_MOCK_MINMAX(R, A, B)                                          \
  __host__ __device__ inline R min(A X, B Y) {                                 \
    return (R)X < (R)Y ? (R)X : (R)Y;                                          \
  }                                                                            \
  __host__ __device__ inline R max(A X, B Y) {                                 \
    return (R)X < (R)Y ? (R)Y : (R)X;                                          \
  }
#define SMEMLINT_MOCK_MINMAX_SU(T)                                             \
  SMEMLINT_MOCK_MINMAX(T, T, T)                                                \
  SMEMLINT_MOCK_MINMAX(unsigned T, unsigned T, unsigned T)                     \
  SMEMLINT_MOCK_MINMAX(unsigned T, T, unsigned T)                              \
  SMEMLINT_MOCK_MINMAX(unsigned T, unsigned T, T)
SMEMLINT_MOCK_MINMAX_SU(int)
SMEMLINT_MOCK_MINMAX_SU(long)
SMEMLINT_MOCK_MINMAX_SU(long long)
SMEMLINT_MOCK_MINMAX(float, float, float)
SMEMLINT_MOCK_MINMAX(double, double, double)
SMEMLINT_MOCK_MINMAX(double, float, double)
SMEMLINT_MOCK_MINMAX(double, double, float)
#undef SMEMLINT_MOCK_MINMAX_SU
#undef SMEMLINT_MOCK_MINMAX

#define SMEMLINT_MOCK_MATH1(NAME)                                              \
  __device__ float NAME##f(float X);                                           \
  __device__ double NAME(double X);
SMEMLINT_MOCK_MATH1(fabs)
SMEMLINT_MOCK_MATH1(sqrt)
SMEMLINT_MOCK_MATH1(rsqrt)
SMEMLINT_MOCK_MATH1(exp)
SMEMLINT_MOCK_MATH1(exp2)
SMEMLINT_MOCK_MATH1(log)
SMEMLINT_MOCK_MATH1(log2)
SMEMLINT_MOCK_MATH1(sin)
SMEMLINT_MOCK_MATH1(cos)
SMEMLINT_MOCK_MATH1(tanh)
SMEMLINT_MOCK_MATH1(floor)
SMEMLINT_MOCK_MATH1(ceil)
SMEMLINT_MOCK_MATH1(rint)
SMEMLINT_MOCK_MATH1(round)
#undef SMEMLINT_MOCK_MATH1
#define SMEMLINT_MOCK_MATH2(NAME)                                              \
  __device__ float NAME##f(float X, float Y);                                  \
  __device__ double NAME(double X, double Y);
SMEMLINT_MOCK_MATH2(fmin)
SMEMLINT_MOCK_MATH2(fmax)
SMEMLINT_MOCK_MATH2(fmod)
SMEMLINT_MOCK_MATH2(pow)
#undef SMEMLINT_MOCK_MATH2
__device__ float fmaf(float X, float Y, float Z);
__device__ double fma(double X, double Y, double Z);
__device__ float __expf(float X);
__device__ float __logf(float X);
__device__ float __fdividef(float X, float Y);
__device__ float __fadd_rn(float X, float Y);
__device__ float __fmul_rn(float X, float Y);
__device__ float __fmaf_rn(float X, float Y, float Z);
__device__ float __frcp_rn(float X);
__device__ int __popc(unsigned V);
__device__ int __clz(int V);
__device__ int __ffs(int V);
__device__ unsigned __brev(unsigned V);
__device__ int __dp4a(int A, int B, int C);

#ifndef INFINITY
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
#endif

extern "C" int printf(const char *Format, ...);

//--- host side ---------------------------------------------------------------

typedef enum cudaError { cudaSuccess = 0 } cudaError_t;
typedef struct CUstream_st *cudaStream_t;
enum cudaMemcpyKind { cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2 };
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8 };

extern "C" {
// clang looks these up for a <<<...>>> launch, one for old and one for new
// CUDA.
cudaError_t cudaConfigureCall(dim3 Grid, dim3 Block, size_t Shared = 0,
                              cudaStream_t Stream = 0);
unsigned __cudaPushCallConfiguration(dim3 Grid, dim3 Block, size_t Shared = 0,
                                     void *Stream = 0);
cudaError_t cudaLaunchKernel(const void *Kernel, dim3 Grid, dim3 Block,
                             void **Args, size_t Shared, cudaStream_t Stream);
cudaError_t cudaMalloc(void **P, size_t Bytes);
cudaError_t cudaFree(void *P);
cudaError_t cudaMemcpy(void *D, const void *S, size_t N, cudaMemcpyKind K);
cudaError_t cudaFuncSetAttribute(const void *Kernel, cudaFuncAttribute A,
                                 int Value);
cudaError_t cudaGetLastError(void);
cudaError_t cudaDeviceSynchronize(void);
}
