// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel in a header: each block sends its counts to its neighbour's mailbox.
#pragma once
#include <cstdint>

namespace push {

template <int N> struct Mailbox {
  int counts[N];
  uint64_t full;
};

__device__ inline uint32_t smemAddress(const void *p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ inline uint32_t inPeer(uint32_t address, uint32_t rank) {
  uint32_t remote = 0;
#if __CUDA_ARCH__ >= 900
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(remote) : "r"(address), "r"(rank));
#endif
  return remote;
}

// The barrier completes a phase when so many bytes have arrived.
__device__ inline void expect(uint64_t *bar, uint32_t bytes) {
#if __CUDA_ARCH__ >= 900
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(smemAddress(bar)) : "memory");
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smemAddress(bar)), "r"(bytes) : "memory");
#endif
}

template <int N> __global__ void pushCounts(const int *counts, uint32_t peer) {
  __shared__ Mailbox<N> box;
  if (threadIdx.x == 0)
    expect(&box.full, sizeof(box.counts));
  uint32_t slot = inPeer(smemAddress(&box.counts[threadIdx.x]), peer);
  uint32_t bar = inPeer(smemAddress(&box.full), peer);
#if __CUDA_ARCH__ >= 900
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];"
               :: "r"(slot), "r"(counts[threadIdx.x]), "r"(bar)
               : "memory");
#endif
}

} // namespace push
