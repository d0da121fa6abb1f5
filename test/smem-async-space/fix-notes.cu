// RUN: %fixes --notes %s | FileCheck %s

#include <cuda_pipeline_primitives.h>
#include <stdint.h>

__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}
__device__ uint32_t bits(const void *p) {
  // CHECK: return static_cast<uint32_t>(__cvta_generic_to_shared(p));
  return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(p));
}

__global__ void numbers(const float *x) {
  __shared__ alignas(16) float tile[256];
  copy16(bits(tile), x);
  // CHECK: {{^}}  uint32_t at = (uint32_t)__cvta_generic_to_shared(&tile[128]);
  uint32_t at = (uint32_t)(uintptr_t)&tile[128];
  copy16(at, x);
}

__global__ void registers(const float4 *x) {
  // CHECK: {{^}}  __shared__ float4 part[2];
  float4 part[2];
  for (int i = 0; i < 2; ++i)
    __pipeline_memcpy_async(&part[i], x + i, 16);
}
