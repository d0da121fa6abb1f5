// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/arch/barrier.h. Unlike most of CUTLASS, every asm statement
// here has a "memory" clobber.

#pragma once

#include "../../cute/arch/cluster_sm90.hpp"
#include "memory_sm75.h"

namespace cutlass {
namespace arch {

class NamedBarrier {
  uint32_t const num_threads_;
  uint32_t const id_;

public:
  // The first ids are reserved.
  static const uint32_t ReservedNamedBarrierCount = 8;

  CUTLASS_DEVICE NamedBarrier(uint32_t num_threads, uint32_t id = 0)
      : num_threads_(num_threads), id_(id + ReservedNamedBarrierCount) {}
  CUTLASS_DEVICE void arrive_and_wait() const {
    asm volatile("bar.sync %0, %1;" ::"r"(id_), "r"(num_threads_) : "memory");
  }
  CUTLASS_DEVICE void sync() const { arrive_and_wait(); }
  CUTLASS_DEVICE void arrive() const {
    asm volatile("bar.arrive %0, %1;" ::"r"(id_), "r"(num_threads_) : "memory");
  }
  CUTLASS_DEVICE static void arrive_and_wait(uint32_t num_threads,
                                             uint32_t barrier_id) {
    NamedBarrier(num_threads, barrier_id).arrive_and_wait();
  }
  CUTLASS_DEVICE static void sync(uint32_t num_threads, uint32_t barrier_id) {
    arrive_and_wait(num_threads, barrier_id);
  }
  CUTLASS_DEVICE static void arrive(uint32_t num_threads, uint32_t barrier_id) {
    NamedBarrier(num_threads, barrier_id).arrive();
  }
};

// Never constructed: only seen through a pointer into shared memory.
struct ClusterBarrier {
  using ValueType = uint64_t;

protected:
  ValueType barrier_;

public:
  CUTLASS_DEVICE ClusterBarrier() = delete;

  CUTLASS_DEVICE void init(uint32_t arrive_count) const {
    ClusterBarrier::init(&this->barrier_, arrive_count);
  }
  CUTLASS_DEVICE bool test_wait(uint32_t phase, uint32_t pred = true) const {
    return ClusterBarrier::test_wait(&this->barrier_, phase, pred);
  }
  CUTLASS_DEVICE bool try_wait(uint32_t phase) const {
    return ClusterBarrier::try_wait(&this->barrier_, phase);
  }
  CUTLASS_DEVICE void wait(uint32_t phase) const {
    ClusterBarrier::wait(&this->barrier_, phase);
  }
  CUTLASS_DEVICE void arrive() const {
    ClusterBarrier::arrive(&this->barrier_);
  }
  CUTLASS_DEVICE void arrive(uint32_t cta_id, uint32_t pred = true) const {
    ClusterBarrier::arrive(&this->barrier_, cta_id, pred);
  }

  CUTLASS_DEVICE static void init(ValueType const *smem_ptr,
                                  uint32_t arrive_count) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("mbarrier.init.shared::cta.b64 [%1], %0;"
                 :
                 : "r"(arrive_count), "r"(smem_addr)
                 : "memory");
  }
  CUTLASS_DEVICE static void wait(ValueType const *smem_ptr, uint32_t phase) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("{\n\t.reg .pred ready;\n"
                 "again:\n\t"
                 "mbarrier.try_wait.parity.shared::cta.b64 ready, [%0], %1;\n\t"
                 "@!ready bra again;\n\t}"
                 :
                 : "r"(smem_addr), "r"(phase)
                 : "memory");
  }
  CUTLASS_DEVICE static bool test_wait(ValueType const *smem_ptr,
                                       uint32_t phase, uint32_t pred) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    uint32_t done;
    asm volatile(
        "{\n\t.reg .pred go, ready;\n\tsetp.ne.u32 go, %3, 0;\n\t"
        "@go mbarrier.test_wait.parity.shared::cta.b64 ready, [%1], %2;\n\t"
        "selp.b32 %0, 1, 0, ready;\n\t}"
        : "=r"(done)
        : "r"(smem_addr), "r"(phase), "r"(pred)
        : "memory");
    return done != 0;
  }
  CUTLASS_DEVICE static bool try_wait(ValueType const *smem_ptr,
                                      uint32_t phase) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    uint32_t done;
    asm volatile("{\n\t.reg .pred ready;\n\t"
                 "mbarrier.try_wait.parity.shared::cta.b64 ready, [%1], %2;\n\t"
                 "selp.b32 %0, 1, 0, ready;\n\t}"
                 : "=r"(done)
                 : "r"(smem_addr), "r"(phase)
                 : "memory");
    return done != 0;
  }
  CUTLASS_DEVICE static void arrive(ValueType const *smem_ptr) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];"
                 :
                 : "r"(smem_addr)
                 : "memory");
  }
  // At another CTA.
  CUTLASS_DEVICE static void arrive(ValueType const *smem_ptr, uint32_t cta_id,
                                    uint32_t pred) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    if (pred)
      asm volatile("{\n\t.reg .b32 remote;\n\t"
                   "mapa.shared::cluster.u32 remote, %0, %1;\n\t"
                   "mbarrier.arrive.shared::cluster.b64 _, [remote];\n\t}"
                   :
                   : "r"(smem_addr), "r"(cta_id)
                   : "memory");
  }
  CUTLASS_DEVICE static void invalidate(ValueType const *smem_ptr) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("mbarrier.inval.shared::cta.b64 [%0];"
                 :
                 : "r"(smem_addr)
                 : "memory");
  }
};

struct ClusterTransactionBarrier : public ClusterBarrier {
  CUTLASS_DEVICE ClusterTransactionBarrier() = delete;

  CUTLASS_DEVICE void arrive_and_expect_tx(uint32_t transaction_bytes) const {
    ClusterTransactionBarrier::arrive_and_expect_tx(&this->barrier_,
                                                    transaction_bytes);
  }
  CUTLASS_DEVICE void arrive_and_expect_tx(uint32_t transaction_bytes,
                                           uint32_t cta_id,
                                           uint32_t pred = 1u) const {
    ClusterTransactionBarrier::arrive_and_expect_tx(
        &this->barrier_, transaction_bytes, cta_id, pred);
  }
  CUTLASS_DEVICE void expect_transaction(uint32_t transaction_bytes) const {
    ClusterTransactionBarrier::expect_transaction(&this->barrier_,
                                                  transaction_bytes);
  }
  CUTLASS_DEVICE void complete_transaction(uint32_t transaction_bytes,
                                           uint32_t pred = 1) const {
    ClusterTransactionBarrier::complete_transaction(
        &this->barrier_, cute::block_rank_in_cluster(), transaction_bytes,
        pred);
  }
  CUTLASS_DEVICE void complete_transaction(uint32_t dst_cta_id,
                                           uint32_t transaction_bytes,
                                           uint32_t pred) const {
    ClusterTransactionBarrier::complete_transaction(&this->barrier_, dst_cta_id,
                                                    transaction_bytes, pred);
  }

  CUTLASS_DEVICE static void arrive_and_expect_tx(ValueType const *smem_ptr,
                                                  uint32_t transaction_bytes) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%1], %0;"
                 :
                 : "r"(transaction_bytes), "r"(smem_addr)
                 : "memory");
  }
  CUTLASS_DEVICE static void arrive_and_expect_tx(ValueType const *smem_ptr,
                                                  uint32_t transaction_bytes,
                                                  uint32_t cta_id,
                                                  uint32_t pred) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile(
        "{\n\t.reg .pred go;\n\t.reg .b32 remote;\n\t"
        "setp.ne.u32 go, %2, 0;\n\t"
        "@go mapa.shared::cluster.u32 remote, %0, %1;\n\t"
        "@go mbarrier.arrive.expect_tx.shared::cluster.b64 _, [remote], %3;\n\t"
        "}"
        :
        : "r"(smem_addr), "r"(cta_id), "r"(pred), "r"(transaction_bytes)
        : "memory");
  }
  // Does not arrive.
  CUTLASS_DEVICE static void expect_transaction(ValueType const *smem_ptr,
                                                uint32_t transaction_bytes) {
    uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("mbarrier.expect_tx.shared::cta.b64 [%1], %0;"
                 :
                 : "r"(transaction_bytes), "r"(smem_addr)
                 : "memory");
  }
  CUTLASS_DEVICE static void complete_transaction(ValueType const *smem_ptr,
                                                  uint32_t dst_cta_id,
                                                  uint32_t transaction_bytes,
                                                  uint32_t pred = 1) {
    uint32_t smem_addr =
        cute::set_block_rank(cute::cast_smem_ptr_to_uint(smem_ptr), dst_cta_id);
    asm volatile("{\n\t.reg .pred go;\n\tsetp.ne.u32 go, %2, 0;\n\t"
                 "@go mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64"
                 " [%1], %0;\n\t}"
                 :
                 : "r"(transaction_bytes), "r"(smem_addr), "r"(pred)
                 : "memory");
  }

  [[deprecated]] CUTLASS_DEVICE void
  arrive_and_reset_bytes(uint32_t transaction_bytes) const {
    arrive_and_expect_tx(transaction_bytes);
  }
  [[deprecated]] CUTLASS_DEVICE void
  reset_bytes(uint32_t transaction_bytes) const {
    expect_transaction(transaction_bytes);
  }
  [[deprecated]] CUTLASS_DEVICE void commit(uint32_t transaction_bytes,
                                            uint32_t pred = 1) const {
    complete_transaction(transaction_bytes, pred);
  }
};

CUTLASS_DEVICE void fence_barrier_init() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}
CUTLASS_DEVICE void fence_view_async_shared() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}
// Of the generic proxy only.
CUTLASS_DEVICE void fence_view_shared() {
  asm volatile("fence.release.sync_restrict::shared::cta.cluster;" ::
                   : "memory");
}
CUTLASS_DEVICE void cpasync_barrier_arrive(uint64_t const *smem_ptr) {
  uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
  asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];"
               :
               : "r"(smem_addr)
               : "memory");
}
CUTLASS_DEVICE void cpasync_barrier_arrive_noinc(uint64_t const *smem_ptr) {
  uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];"
               :
               : "r"(smem_addr)
               : "memory");
}
CUTLASS_DEVICE void umma_arrive(uint64_t const *smem_ptr) {
  uint32_t smem_addr = cute::cast_smem_ptr_to_uint(smem_ptr);
  if (cute::elect_one_sync())
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one"
                 ".shared::cluster.b64 [%0];"
                 :
                 : "r"(smem_addr)
                 : "memory");
}

} // namespace arch
} // namespace cutlass
