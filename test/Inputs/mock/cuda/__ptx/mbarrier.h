// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of the mbarrier functions of cuda::ptx.

#pragma once

#include "dot_variants.h"

namespace cuda {
namespace ptx {
inline namespace __4 {

template <typename = void>
__device__ static inline void mbarrier_init(uint64_t *addr,
                                            const uint32_t &count) {
  asm volatile("mbarrier.init.shared.b64 [%0], %1;"
               :
               : "r"(__as_ptr_smem(addr)), "r"(count)
               : "memory");
}
template <typename = void>
__device__ static inline void mbarrier_inval(uint64_t *addr) {
  asm volatile("mbarrier.inval.shared.b64 [%0];"
               :
               : "r"(__as_ptr_smem(addr))
               : "memory");
}

//--- arrive ------------------------------------------------------------------

template <typename = void>
__device__ static inline uint64_t mbarrier_arrive(uint64_t *addr) {
  uint64_t state;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];"
               : "=l"(state)
               : "r"(__as_ptr_smem(addr))
               : "memory");
  return state;
}
template <typename = void>
__device__ static inline uint64_t mbarrier_arrive(uint64_t *addr,
                                                  const uint32_t &count) {
  uint64_t state;
  asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(__as_ptr_smem(addr)), "r"(count)
               : "memory");
  return state;
}
template <typename = void>
__device__ static inline uint64_t
mbarrier_arrive_no_complete(uint64_t *addr, const uint32_t &count) {
  uint64_t state;
  asm volatile("mbarrier.arrive.noComplete.shared.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(__as_ptr_smem(addr)), "r"(count)
               : "memory");
  return state;
}

// The asm statement of either scope: BEFORE ".cta" AFTER or BEFORE ".cluster"
// AFTER. The rest is its operands.
#define SMEMLINT_MOCK_SCOPED(BEFORE, AFTER, OUTPUT, ...)                       \
  if constexpr (Scope == dot_scope::cta)                                       \
    asm volatile(BEFORE ".cta" AFTER : OUTPUT : __VA_ARGS__ : "memory");       \
  else                                                                         \
    asm volatile(BEFORE ".cluster" AFTER : OUTPUT : __VA_ARGS__ : "memory");

// One memory order: arrivals here (any scope, gives the state) and at another
// CTA of the cluster (no state), with and without a transaction count.
#define SMEMLINT_MOCK_ARRIVE(SEM, PTX)                                         \
  template <dot_scope Scope>                                                   \
  __device__ static inline uint64_t mbarrier_arrive(                           \
      SEM, scope_t<Scope>, space_shared_t, uint64_t *addr) {                   \
    uint64_t state;                                                            \
    SMEMLINT_MOCK_SCOPED("mbarrier.arrive." PTX,                               \
                         ".shared::cta.b64 %0, [%1];", "=l"(state),            \
                         "r"(__as_ptr_smem(addr)))                             \
    return state;                                                              \
  }                                                                            \
  template <dot_scope Scope>                                                   \
  __device__ static inline uint64_t mbarrier_arrive(                           \
      SEM, scope_t<Scope>, space_shared_t, uint64_t *addr,                     \
      const uint32_t &count) {                                                 \
    uint64_t state;                                                            \
    SMEMLINT_MOCK_SCOPED("mbarrier.arrive." PTX,                               \
                         ".shared::cta.b64 %0, [%1], %2;", "=l"(state),        \
                         "r"(__as_ptr_smem(addr)), "r"(count))                 \
    return state;                                                              \
  }                                                                            \
  template <dot_scope Scope>                                                   \
  __device__ static inline uint64_t mbarrier_arrive_expect_tx(                 \
      SEM, scope_t<Scope>, space_shared_t, uint64_t *addr,                     \
      const uint32_t &tx_count) {                                              \
    uint64_t state;                                                            \
    SMEMLINT_MOCK_SCOPED("mbarrier.arrive.expect_tx." PTX,                     \
                         ".shared::cta.b64 %0, [%1], %2;", "=l"(state),        \
                         "r"(__as_ptr_smem(addr)), "r"(tx_count))              \
    return state;                                                              \
  }                                                                            \
  template <typename = void>                                                   \
  __device__ static inline void mbarrier_arrive(                               \
      SEM, scope_cluster_t, space_cluster_t, uint64_t *addr) {                 \
    asm volatile("mbarrier.arrive." PTX                                        \
                 ".cluster.shared::cluster.b64 _, [%0];"                       \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(addr))                            \
                 : "memory");                                                  \
  }                                                                            \
  template <typename = void>                                                   \
  __device__ static inline void mbarrier_arrive(                               \
      SEM, scope_cluster_t, space_cluster_t, uint64_t *addr,                   \
      const uint32_t &count) {                                                 \
    asm volatile("mbarrier.arrive." PTX                                        \
                 ".cluster.shared::cluster.b64 _, [%0], %1;"                   \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(addr)), "r"(count)                \
                 : "memory");                                                  \
  }                                                                            \
  template <typename = void>                                                   \
  __device__ static inline void mbarrier_arrive_expect_tx(                     \
      SEM, scope_cluster_t, space_cluster_t, uint64_t *addr,                   \
      const uint32_t &tx_count) {                                              \
    asm volatile("mbarrier.arrive.expect_tx." PTX                              \
                 ".cluster.shared::cluster.b64 _, [%0], %1;"                   \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(addr)), "r"(tx_count)             \
                 : "memory");                                                  \
  }
SMEMLINT_MOCK_ARRIVE(sem_release_t, "release")
SMEMLINT_MOCK_ARRIVE(sem_relaxed_t, "relaxed")
#undef SMEMLINT_MOCK_ARRIVE

// Announces bytes and does not arrive.
#define SMEMLINT_MOCK_EXPECT(SPACE, PTX, POINTER)                              \
  template <dot_scope Scope>                                                   \
  __device__ static inline void mbarrier_expect_tx(                            \
      sem_relaxed_t, scope_t<Scope>, SPACE, uint64_t *addr,                    \
      uint32_t txCount) {                                                      \
    SMEMLINT_MOCK_SCOPED("mbarrier.expect_tx.relaxed", PTX ".b64 [%0], %1;", , \
                         "r"(POINTER(addr)), "r"(txCount))                     \
  }
SMEMLINT_MOCK_EXPECT(space_shared_t, ".shared::cta", __as_ptr_smem)
SMEMLINT_MOCK_EXPECT(space_cluster_t, ".shared::cluster", __as_ptr_remote_dsmem)
#undef SMEMLINT_MOCK_EXPECT

//--- wait --------------------------------------------------------------------

#define SMEMLINT_MOCK_BEGIN "{\n\t.reg .pred done;\n\t"
#define SMEMLINT_MOCK_END "\n\tselp.b32 %0, 1, 0, done;\n\t}"
#define SMEMLINT_MOCK_LIST(...) __VA_ARGS__
// NAME without and with a memory order; PARAMS is the list of the former. The
// last arguments, if any, are the place of the time hint in the text and, after
// an empty one, its operand.
#define SMEMLINT_MOCK_WAIT(NAME, PTX, PARAMS, REG, AT, ...)                    \
  template <typename = void> __device__ static inline bool NAME PARAMS {       \
    uint32_t complete;                                                         \
    asm volatile(SMEMLINT_MOCK_BEGIN PTX                                       \
                 ".shared::cta.b64 done, [%1], %2" AT ";" SMEMLINT_MOCK_END    \
                 : "=r"(complete)                                              \
                 : "r"(__as_ptr_smem(addr)), REG(phase)__VA_ARGS__             \
                 : "memory");                                                  \
    return complete != 0;                                                      \
  }                                                                            \
  SMEMLINT_MOCK_WAIT_SEM(NAME, PTX ".acquire", sem_acquire_t, PARAMS, REG, AT, \
                         __VA_ARGS__)                                          \
  SMEMLINT_MOCK_WAIT_SEM(NAME, PTX ".relaxed", sem_relaxed_t, PARAMS, REG, AT, \
                         __VA_ARGS__)
#define SMEMLINT_MOCK_WAIT_SEM(NAME, PTX, SEM, PARAMS, REG, AT, ...)           \
  template <dot_scope Scope>                                                   \
  __device__ static inline bool NAME(SEM, scope_t<Scope>,                      \
                                     SMEMLINT_MOCK_LIST PARAMS) {              \
    uint32_t complete;                                                         \
    SMEMLINT_MOCK_SCOPED(                                                      \
        SMEMLINT_MOCK_BEGIN PTX,                                               \
        ".shared::cta.b64 done, [%1], %2" AT ";" SMEMLINT_MOCK_END,            \
        "=r"(complete), "r"(__as_ptr_smem(addr)), REG(phase)__VA_ARGS__)       \
    return complete != 0;                                                      \
  }

SMEMLINT_MOCK_WAIT(mbarrier_test_wait, "mbarrier.test_wait",
                   (uint64_t *addr, const uint64_t &phase), "l", "")
SMEMLINT_MOCK_WAIT(mbarrier_test_wait_parity, "mbarrier.test_wait.parity",
                   (uint64_t *addr, const uint32_t &phase), "r", "")
SMEMLINT_MOCK_WAIT(mbarrier_try_wait, "mbarrier.try_wait",
                   (uint64_t *addr, const uint64_t &phase), "l", "")
SMEMLINT_MOCK_WAIT(mbarrier_try_wait, "mbarrier.try_wait",
                   (uint64_t *addr, const uint64_t &phase,
                    const uint32_t &suspendTimeHint),
                   "l", ", %3", , "r"(suspendTimeHint))
SMEMLINT_MOCK_WAIT(mbarrier_try_wait_parity, "mbarrier.try_wait.parity",
                   (uint64_t *addr, const uint32_t &phase), "r", "")
SMEMLINT_MOCK_WAIT(mbarrier_try_wait_parity, "mbarrier.try_wait.parity",
                   (uint64_t *addr, const uint32_t &phase,
                    const uint32_t &suspendTimeHint),
                   "r", ", %3", , "r"(suspendTimeHint))

#undef SMEMLINT_MOCK_WAIT_SEM
#undef SMEMLINT_MOCK_WAIT
#undef SMEMLINT_MOCK_LIST
#undef SMEMLINT_MOCK_END
#undef SMEMLINT_MOCK_BEGIN
#undef SMEMLINT_MOCK_SCOPED

//--- arrivals by hardware ----------------------------------------------------

template <typename = void>
__device__ static inline void cp_async_mbarrier_arrive(uint64_t *addr) {
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];"
               :
               : "r"(__as_ptr_smem(addr))
               : "memory");
}
template <typename = void>
__device__ static inline void cp_async_mbarrier_arrive_noinc(uint64_t *addr) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];"
               :
               : "r"(__as_ptr_smem(addr))
               : "memory");
}

template <dot_cta_group Cta_Group>
__device__ static inline void tcgen05_commit(cta_group_t<Cta_Group>,
                                             uint64_t *smem_bar) {
  if constexpr (Cta_Group == dot_cta_group::cta_group_1)
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one"
                 ".shared::cluster.b64 [%0];"
                 :
                 : "r"(__as_ptr_remote_dsmem(smem_bar))
                 : "memory");
  else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one"
                 ".shared::cluster.b64 [%0];"
                 :
                 : "r"(__as_ptr_remote_dsmem(smem_bar))
                 : "memory");
}
template <dot_cta_group Cta_Group>
__device__ static inline void tcgen05_commit_multicast(cta_group_t<Cta_Group>,
                                                       uint64_t *smem_bar,
                                                       uint16_t ctaMask) {
  if constexpr (Cta_Group == dot_cta_group::cta_group_1)
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one"
                 ".shared::cluster.multicast::cluster.b64 [%0], %1;"
                 :
                 : "r"(__as_ptr_remote_dsmem(smem_bar)), "h"(ctaMask)
                 : "memory");
  else
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one"
                 ".shared::cluster.multicast::cluster.b64 [%0], %1;"
                 :
                 : "r"(__as_ptr_remote_dsmem(smem_bar)), "h"(ctaMask)
                 : "memory");
}

template <typename = void>
__device__ static inline void
clusterlaunchcontrol_try_cancel(void *addr, uint64_t *smem_bar) {
  asm volatile("clusterlaunchcontrol.try_cancel.async.shared::cta"
               ".mbarrier::complete_tx::bytes.b128 [%0], [%1];"
               :
               : "r"(__as_ptr_smem(addr)), "r"(__as_ptr_smem(smem_bar))
               : "memory");
}
template <typename = void>
__device__ static inline void
clusterlaunchcontrol_try_cancel_multicast(void *addr, uint64_t *smem_bar) {
  asm volatile("clusterlaunchcontrol.try_cancel.async.shared::cta"
               ".mbarrier::complete_tx::bytes.multicast::cluster::all.b128"
               " [%0], [%1];"
               :
               : "r"(__as_ptr_smem(addr)), "r"(__as_ptr_smem(smem_bar))
               : "memory");
}

} // namespace __4
} // namespace ptx
} // namespace cuda
