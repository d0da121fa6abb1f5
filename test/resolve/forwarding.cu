// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/std/utility>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

template <class... Args> __device__ void forward_copy(Args &&...args) {
  __pipeline_memcpy_async(cuda::std::forward<Args>(args)..., 16);
}
__global__ void forwarded(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  forward_copy(tile, x);
  forward_copy(tile, h);
}

// Default arguments are the callee's words.
__device__ const float *bias();
__device__ void load(void *to, const void *from = bias(), int bytes = 16) { __pipeline_memcpy_async(to, from, bytes); }
__global__ void defaults(const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(tile);
  load(tile, h);
}

// The branch that is not taken is not there.
template <bool Async, class T> __device__ void stage(half *tile, const T *x) {
  if constexpr (Async)
    __pipeline_memcpy_async(tile, x, 16);
  else
    for (int i = 0; i < 8; ++i)
      tile[i] = x[i];
}
__global__ void discarded(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  stage<false>(tile, x);
  stage<true>(tile, h);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  stage<true>(tile, x);
}
