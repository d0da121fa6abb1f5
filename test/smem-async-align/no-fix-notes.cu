// RUN: not %fixes --notes %s 2>&1 | FileCheck %s

#include <cuda_pipeline_primitives.h>

constexpr int kOff = 2;
#define OFF 2

// CHECK: no fix-it was applied
__global__ void offsets(const float *x) {
  __shared__ alignas(16) float t[6], u[128];
  // There is no room, or others use the number.
  __pipeline_memcpy_async(t + 2, x, 16);
  __pipeline_memcpy_async(u + kOff, x, 16);
  __pipeline_memcpy_async(u + OFF, x, 16);
}

__global__ void indices(const float *x) {
  __shared__ alignas(16) float row[512];
  // The source goes its own way.
  __pipeline_memcpy_async(&row[threadIdx.x], &x[4 * threadIdx.x], 16);
  __pipeline_memcpy_async(&row[threadIdx.x], x, 16);
}

__global__ void rows(const float2 *x) {
  __shared__ alignas(16) float2 t[8][33];
  // Even rows do not help an odd pair.
  int r = threadIdx.x / 16, p = threadIdx.x % 16 * 2 + 1;
  __pipeline_memcpy_async(&t[r][p], &x[p], 16);
}
