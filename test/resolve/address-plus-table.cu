// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ uint32_t slot_base(int i);
__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

// The offset is an int in a table; the base is nobody knows what.
__global__ void unknown_base(const half *h, const int *offsets, uint32_t base) {
  copy16(slot_base(0) + offsets[threadIdx.x], h);
  copy16(base + offsets[threadIdx.x], h);
}

// The base is the address, not the table's entry.
__global__ void known_base(const half *h, const float *x, const int *offsets) {
  __shared__ alignas(16) half tile[256];
  copy16(window(tile) + offsets[threadIdx.x], h);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(window(tile) + offsets[threadIdx.x], x);
}
