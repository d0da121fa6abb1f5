// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/cluster_sm90.hpp.

#pragma once

#include "util.hpp"

namespace cute {

CUTE_DEVICE void cluster_arrive_relaxed() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}
CUTE_DEVICE void cluster_arrive() {
  asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
}
CUTE_DEVICE void cluster_wait() {
  asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
}
CUTE_DEVICE void cluster_sync() {
  cluster_arrive();
  cluster_wait();
}

CUTE_DEVICE uint32_t block_rank_in_cluster() {
  uint32_t rank;
  asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}

// The same place in the shared memory of CTA rank of the cluster.
CUTE_DEVICE uint32_t set_block_rank(uint32_t smemAddr, uint32_t rank) {
  uint32_t result;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;"
               : "=r"(result)
               : "r"(smemAddr), "r"(rank));
  return result;
}

CUTE_DEVICE uint32_t elect_one_sync() {
  uint32_t elected;
  asm volatile("{\n\t.reg .pred one;\n\telect.sync _|one, %1;\n\t"
               "selp.b32 %0, 1, 0, one;\n\t}"
               : "=r"(elected)
               : "r"(0xffffffff)
               : "memory");
  return elected;
}

// Both addresses are of this CTA; they are mapped here.
CUTE_DEVICE void store_shared_remote(uint32_t value, uint32_t smem_addr,
                                     uint32_t mbarrier_addr,
                                     uint32_t dst_cta_rank) {
  uint32_t dst = set_block_rank(smem_addr, dst_cta_rank);
  uint32_t bar = set_block_rank(mbarrier_addr, dst_cta_rank);
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32"
               " [%0], %1, [%2];"
               :
               : "r"(dst), "r"(value), "r"(bar)
               : "memory");
}

} // namespace cute
