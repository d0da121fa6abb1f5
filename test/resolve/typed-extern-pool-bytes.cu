// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

extern __shared__ half smem[];

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

// The base becomes an integer in the prologue and advances in bytes: a pool.
__global__ void gemm(const half *h, const float *scales) {
  uint32_t base = window(smem);
  uint32_t scale_base = base + 32768;
  copy16(base + threadIdx.x * 16, h + threadIdx.x * 8);
  copy16(scale_base + threadIdx.x * 16, scales + threadIdx.x * 4);
  // Elements are counted before it becomes an integer: halves.
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(window(&smem[threadIdx.x * 8]), scales);
}
