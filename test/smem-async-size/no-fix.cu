// RUN: not %fixes %s 2>&1 | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

template <class T> __device__ void elements(T *dst, const T *src, int n) { fetch(dst, src, n * sizeof(T)); }

// Where no change is the one right one, there is none: the file stays as it is.
__global__ void kernel(const float *x, int i) {
  __shared__ alignas(16) float t[64];
  __shared__ uint64_t bar;
  // CHECK: no fix-it was applied
  fetch(t + 64, x, 16);
  __pipeline_memcpy_async(t + 63, x, 16);
  elements(t, x, 65);
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, t, x, 100, &bar);
}
