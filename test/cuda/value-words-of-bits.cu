// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>
#include <cuda_fp16.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void put(uint32_t to, uint32_t word, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(to), "r"(word), "r"(bar)
               : "memory");
}

// The toolkit's word functions hand on bits: no number of type int was made.
__global__ void words(const half2 *h, const float *x) {
  __shared__ half2 pairs[8];
  __shared__ float sums[8];
  __shared__ uint64_t bar;
  uint32_t full = window(&bar);
  int word = *reinterpret_cast<const int *>(&h[threadIdx.x]);
  int other = __shfl_xor_sync(~0u, word, 1);
  put(window(&pairs[0]), other, full);
  put(window(&pairs[1]), __shfl_down_sync(~0u, *reinterpret_cast<const unsigned *>(&h[3]), 1), full);
  put(window(&pairs[2]), __ldg(reinterpret_cast<const int *>(h)), full);
  put(window(&pairs[3]), __byte_perm(word, other, 0x5410), full);
  put(window(&pairs[4]), atomicExch(reinterpret_cast<int *>(&pairs[5]), 0), full);
  put(window(&sums[0]), max(__float_as_int(x[0]), __float_as_int(x[1])), full);
  put(window(&sums[1]), __reduce_max_sync(~0u, __float_as_int(x[0])), full);
  put(window(&sums[2]), __ldg(reinterpret_cast<const int *>(x)), full);
}
