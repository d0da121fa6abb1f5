// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cute/arch/cluster_sm90.hpp>

__device__ void send(void *slot, uint32_t word, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}
__device__ uint32_t opaque_bits(float x);

// Nothing is known of these bits, so nothing is said.
__global__ void silent(const uint32_t *words, float x, half2 h) {
  __shared__ float sums[64];
  __shared__ half2 pairs[64];
  __shared__ uint64_t bar;
  uint32_t out;
  asm("shf.l.wrap.b32 %0, %1, %1, 16;" : "=r"(out) : "r"(words[1]));
  send(&sums[0], out, &bar);
  send(&pairs[0], out, &bar);
  send(&sums[1], 0, &bar);
  send(&sums[1], 0x7f800000, &bar);
  send(&pairs[1], 0x3c003c00u, &bar);
  send(&sums[2], words[0], &bar);
  send(&pairs[2], words[0], &bar);
  send(&pairs[3], opaque_bits(x), &bar);
  send(&sums[3], opaque_bits(x), &bar);
  cute::store_shared_remote(0u, cute::cast_smem_ptr_to_uint(&sums[4]), cute::cast_smem_ptr_to_uint(&bar), 0);
}
