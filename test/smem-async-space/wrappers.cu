// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_pipeline_primitives.h>

__device__ void copy(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
template <class T> __device__ void stage(T *to, const T *from) { copy(to + threadIdx.x, from + threadIdx.x); }

// The caller says which space it is; the finding is there, and once.
__global__ void kernel(const float4 *x, float4 *y) {
  __shared__ float4 tile[128];
  stage(tile, x);
  // CHECK: wrappers.cu:[[@LINE+1]]:3: warning: the destination of 'cp.async', 'y', is in global memory{{.*}}[smem-async-space]
  stage(y, x);
  // CHECK: note: through the call of 'copy' here
  // CHECK: note: the transfer ('cp.async') is started here
  stage(y, x); // NOLINT(smem-async-space)
}
