// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/copy_sm90_desc.hpp: mbarriers as plain integers, and tensor
// map descriptors.

#pragma once

#include "../../cuda.h"
#include "cluster_sm90.hpp"

namespace cute {

CUTE_DEVICE void initialize_barrier(uint64_t &smem_barrier,
                                    int thread_count = 1) {
  uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_barrier);
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;"
               :
               : "r"(smem_int_ptr), "r"(thread_count)
               : "memory");
}
// Arrives as well.
CUTE_DEVICE void set_barrier_transaction_bytes(uint64_t &smem_barrier,
                                               uint32_t bytes) {
  uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_barrier);
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
               :
               : "r"(smem_int_ptr), "r"(bytes)
               : "memory");
}
CUTE_DEVICE void wait_barrier(uint64_t &smem_barrier, int phase_bit) {
  uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_barrier);
  asm volatile("{\n\t.reg .pred ready;\n"
               "again:\n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 ready, [%0], %1;\n\t"
               "@!ready bra again;\n\t}"
               :
               : "r"(smem_int_ptr), "r"(phase_bit)
               : "memory");
}
CUTE_DEVICE void arrive_barrier(uint64_t &smem_barrier) {
  uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_barrier);
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];"
               :
               : "r"(smem_int_ptr)
               : "memory");
}

namespace TMA {
enum class CacheHintSm90 : uint64_t {
  EVICT_NORMAL = 0x1000000000000000,
  EVICT_FIRST = 0x12F0000000000000,
  EVICT_LAST = 0x14F0000000000000
};
} // namespace TMA

using TmaDescriptor = CUtensorMap;

CUTE_DEVICE void prefetch_tma_descriptor(TmaDescriptor const *desc_ptr) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(desc_ptr) : "memory");
}
CUTE_DEVICE void tma_descriptor_fence_release() {
  asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
}
CUTE_DEVICE void tma_descriptor_fence_acquire(TmaDescriptor const *desc_ptr) {
  asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;"
               :
               : "l"(desc_ptr)
               : "memory");
}

} // namespace cute
