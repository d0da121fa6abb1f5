// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/std/utility>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// The references bind to temporaries that are pointers.
template <class... Args> __device__ void forward_copy(Args &&...args) {
  __pipeline_memcpy_async(cuda::std::forward<Args>(args)..., 16);
}
__device__ void by_reference(half *const &to, const void *const &from) { __pipeline_memcpy_async(to, from, 16); }

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  forward_copy(&tile[8], x + 4);
  forward_copy(&tile[8], h + 8);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  by_reference(tile + 8, x + 4);
  by_reference(tile + 8, h + 8);
}
