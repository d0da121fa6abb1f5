// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error: --implicit-check-not='dtype u32'

#include <cstdint>
#include <cuda_fp16.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void put(uint32_t to, uint32_t word, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(to), "r"(word), "r"(bar)
               : "memory");
}

// The message says f16: no note may say u32.
__global__ void kernel(const half *h) {
  __shared__ float sums[8];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the value 'h[0]' (f16) is converted{{.*}}[smem-async-dtype]
  put(window(&sums[0]), h[0], window(&bar));
}
