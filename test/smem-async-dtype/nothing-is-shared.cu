// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Plain loads and stores convert, and are none of this check's business.
__global__ void convert(const float *x, half *y) {
  __shared__ half tile[256];
  tile[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  y[threadIdx.x] = tile[threadIdx.x];
  memcpy(&tile[0], x, 16);
}

// Not the library's function.
namespace mine {
__device__ void __pipeline_memcpy_async(half *to, const float *from, int n) {
  for (int i = 0; i < n; ++i)
    to[i] = from[i];
}
__global__ void caller(const float *x) {
  __shared__ half tile[256];
  mine::__pipeline_memcpy_async(tile, x, 256);
}
} // namespace mine
