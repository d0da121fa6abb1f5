// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ void bulk(void *dst, const void *src, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, dst, src, bytes, bar);
}
__device__ void fill16(void *dst, const void *src, int valid) {
  uint32_t s = static_cast<uint32_t>(__cvta_generic_to_shared(dst));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(s), "l"(src), "r"(valid) : "memory");
}

__global__ void sizes(const float3 *x, const half *h, bool in, int n) {
  __shared__ alignas(16) float3 t[128];
  __shared__ alignas(16) half u[128];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the size 'sizeof(float3)' (12 bytes) into '&t[threadIdx.x]' is none that 'cp.async' has; it moves 4, 8 or 16 bytes [smem-async-size]
  __pipeline_memcpy_async(&t[threadIdx.x], &x[threadIdx.x], sizeof(float3));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}} 'cp.async.bulk' has; it moves multiples of 16 bytes
  bulk(t, x, 33 * sizeof(float), &bar);
  bulk(t, x, 32 * sizeof(float), &bar);
  bulk(t, x, n * sizeof(float), &bar);
  __pipeline_memcpy_async(&u[8 * threadIdx.x], h, 16);
  __pipeline_memcpy_async(&u[2 * threadIdx.x], h, sizeof(half2));

  // CHECK: :[[@LINE+1]]:3: warning: '12' (12) is more than the 8 bytes that are copied to
  __pipeline_memcpy_async(&u[8 * threadIdx.x], h, 8, 12);
  // CHECK: :[[@LINE+1]]:3: warning: '32' (32) is more than the 16 bytes
  fill16(&u[8 * threadIdx.x], h, 32);
  fill16(&u[8 * threadIdx.x], h, in ? 16 : 0);
  fill16(&u[8 * threadIdx.x], h, 8);
}

// The instantiation decides which branch is alive.
template <class T> __device__ void one(T *dst, const T *src) {
  if (sizeof(T) >= 4)
    __pipeline_memcpy_async(dst, src, sizeof(T));
  else
    *dst = *src;
}
template <class T> __device__ void other(T *dst, const T *src) {
  if (sizeof(T) < 4) {
    *dst = *src;
    return;
  }
  __pipeline_memcpy_async(dst, src, sizeof(T));
}
template <class T> __device__ void third(T *dst, const T *src) {
  switch (sizeof(T)) {
  case 4:
    __pipeline_memcpy_async(dst, src, 4);
    break;
  case 8:
    __pipeline_memcpy_async(dst, src, 8);
    break;
  default:
    *dst = *src;
  }
}
template <class T> __device__ void four(T *dst, const T *src) {
  __pipeline_memcpy_async(dst, src, 4);
}
__global__ void alive(const half *h, const double *d) {
  __shared__ alignas(16) half sh[64];
  __shared__ double sd[64];
  one(&sh[threadIdx.x], h);
  other(&sh[threadIdx.x], h);
  third(&sh[threadIdx.x], h);
  third(&sd[threadIdx.x], d);
  // CHECK: :[[@LINE+1]]:3: warning: the size of 4 bytes is not a whole number of the elements of '&sd[threadIdx.x]' (f64, 8 bytes); part of an element is not copied
  four(&sd[threadIdx.x], d);
}
