// RUN: %fixes %s | FileCheck %s

#include <cuda/ptx>
#include <stdint.h>

namespace ptx = cuda::ptx;

__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__global__ void kernel(const float *x) {
  __shared__ alignas(128) float t[256];
  // There is no other place for a barrier.
  // CHECK: {{^}}  __shared__ uint64_t bar;
  uint64_t bar;
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, t, x, 512, &bar);
  // CHECK: copy16(static_cast<unsigned>(__cvta_generic_to_shared(t)), x);
  copy16((uint32_t)(uintptr_t)t, x);
  // CHECK: copy16(static_cast<unsigned>(__cvta_generic_to_shared(&t[4])), x);
  copy16(static_cast<uint32_t>(reinterpret_cast<uintptr_t>(&t[4])), x);
}
