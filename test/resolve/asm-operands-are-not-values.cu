// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

__device__ void send(void *slot, uint32_t word, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

// An output may hold anything, also where a typed value stood before.
__global__ void kernel(float x) {
  __shared__ half2 pairs[64];
  __shared__ uint64_t bar;
  uint32_t word = __float_as_uint(x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&pairs[0], word, &bar);
  uint32_t other = __float_as_uint(x);
  asm volatile("prmt.b32 %0, %0, %0, 0x5410;" : "+r"(other));
  send(&pairs[1], other, &bar);
}
