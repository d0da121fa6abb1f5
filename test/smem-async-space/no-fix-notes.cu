// RUN: not %fixes --notes %s 2>&1 | FileCheck %s

#include <cuda_pipeline_primitives.h>
#include <stdint.h>

__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}
// The host has no shared window.
__host__ __device__ uint32_t anywhere(const void *p) { return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(p)); }
// The number is more than the address.
__device__ uint32_t moved(const void *p, int i) {
  uint32_t a = static_cast<uint32_t>(reinterpret_cast<uintptr_t>(p));
  return a + i;
}

// CHECK: no fix-it was applied
__global__ void numbers(const float *x) {
  __shared__ alignas(16) float tile[256];
  copy16(anywhere(tile), x);
  copy16(moved(tile, 16), x);
}

__global__ void registers(const float4 *x, float4 *y) {
  float4 first[2] = {};
  float4 one[2], two[2];
  float4 single;
  __pipeline_memcpy_async(first, x, 16);
  __pipeline_memcpy_async(one, x, 16);
  __pipeline_memcpy_async(two, x, 16);
  __pipeline_memcpy_async(&single, x, 16);
  __pipeline_memcpy_async(y, x, 16);
}
