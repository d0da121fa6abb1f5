// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of the fences, cluster barriers and special registers of cuda::ptx.

#pragma once

#include "dot_variants.h"

namespace cuda {
namespace ptx {
inline namespace __4 {

#define SMEMLINT_MOCK_ASM(TEXT) asm volatile(TEXT ::: "memory");

//--- fences ------------------------------------------------------------------

#define SMEMLINT_MOCK_FENCE(SEM, PTX)                                          \
  template <dot_scope Scope>                                                   \
  __device__ static inline void fence(SEM, scope_t<Scope>) {                   \
    if constexpr (Scope == dot_scope::cta)                                     \
      SMEMLINT_MOCK_ASM("fence." PTX ".cta;")                                  \
    else if constexpr (Scope == dot_scope::cluster)                            \
      SMEMLINT_MOCK_ASM("fence." PTX ".cluster;")                              \
    else if constexpr (Scope == dot_scope::gpu)                                \
      SMEMLINT_MOCK_ASM("fence." PTX ".gpu;")                                  \
    else                                                                       \
      SMEMLINT_MOCK_ASM("fence." PTX ".sys;")                                  \
  }
SMEMLINT_MOCK_FENCE(sem_sc_t, "sc")
SMEMLINT_MOCK_FENCE(sem_acq_rel_t, "acq_rel")
SMEMLINT_MOCK_FENCE(sem_acquire_t, "acquire")
SMEMLINT_MOCK_FENCE(sem_release_t, "release")
#undef SMEMLINT_MOCK_FENCE

template <typename = void>
__device__ static inline void fence_mbarrier_init(sem_release_t,
                                                  scope_cluster_t) {
  SMEMLINT_MOCK_ASM("fence.mbarrier_init.release.cluster;")
}
template <typename = void> __device__ static inline void fence_proxy_alias() {
  SMEMLINT_MOCK_ASM("fence.proxy.alias;")
}
template <typename = void> __device__ static inline void fence_proxy_async() {
  SMEMLINT_MOCK_ASM("fence.proxy.async;")
}
template <dot_space Space>
__device__ static inline void fence_proxy_async(space_t<Space>) {
  if constexpr (Space == dot_space::global)
    SMEMLINT_MOCK_ASM("fence.proxy.async.global;")
  else if constexpr (Space == dot_space::cluster)
    SMEMLINT_MOCK_ASM("fence.proxy.async.shared::cluster;")
  else
    SMEMLINT_MOCK_ASM("fence.proxy.async.shared::cta;")
}

template <typename = void>
__device__ static inline void
fence_proxy_async_generic_sync_restrict(sem_acquire_t, space_cluster_t,
                                        scope_cluster_t) {
  SMEMLINT_MOCK_ASM("fence.proxy.async::generic.acquire"
                    ".sync_restrict::shared::cluster.cluster;")
}
template <typename = void>
__device__ static inline void
fence_proxy_async_generic_sync_restrict(sem_release_t, space_shared_t,
                                        scope_cluster_t) {
  SMEMLINT_MOCK_ASM("fence.proxy.async::generic.release"
                    ".sync_restrict::shared::cta.cluster;")
}
template <typename = void>
__device__ static inline void
fence_sync_restrict(sem_acquire_t, space_cluster_t, scope_cluster_t) {
  SMEMLINT_MOCK_ASM("fence.acquire.sync_restrict::shared::cluster.cluster;")
}
template <typename = void>
__device__ static inline void
fence_sync_restrict(sem_release_t, space_shared_t, scope_cluster_t) {
  SMEMLINT_MOCK_ASM("fence.release.sync_restrict::shared::cta.cluster;")
}

// The scopes of the tensor map fences are cut to the two that code uses.
template <dot_scope Scope>
__device__ static inline void fence_proxy_tensormap_generic(sem_release_t,
                                                            scope_t<Scope>) {
  if constexpr (Scope == dot_scope::cta)
    SMEMLINT_MOCK_ASM("fence.proxy.tensormap::generic.release.cta;")
  else
    SMEMLINT_MOCK_ASM("fence.proxy.tensormap::generic.release.gpu;")
}
template <int N32, dot_scope Scope>
__device__ static inline void
fence_proxy_tensormap_generic(sem_acquire_t, scope_t<Scope>, const void *addr,
                              n32_t<N32> size) {
  static_assert(N32 == 128, "");
  if constexpr (Scope == dot_scope::cta)
    asm volatile("fence.proxy.tensormap::generic.acquire.cta [%0], %1;"
                 :
                 : "l"(addr), "n"(size.value)
                 : "memory");
  else
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], %1;"
                 :
                 : "l"(addr), "n"(size.value)
                 : "memory");
}
template <int N32, dot_scope Scope>
__device__ static inline void
tensormap_cp_fenceproxy(sem_release_t, scope_t<Scope>, void *dst,
                        const void *src, n32_t<N32> size) {
  static_assert(N32 == 128, "");
  asm volatile("tensormap.cp_fenceproxy.global.shared::cta"
               ".tensormap::generic.release.gpu.sync.aligned [%0], [%1], %2;"
               :
               : "l"(__as_ptr_gmem(dst)), "r"(__as_ptr_smem(src)),
                 "n"(size.value)
               : "memory");
}

//--- clusters ----------------------------------------------------------------

template <typename = void>
__device__ static inline void barrier_cluster_arrive() {
  SMEMLINT_MOCK_ASM("barrier.cluster.arrive;")
}
template <typename = void>
__device__ static inline void barrier_cluster_arrive(sem_release_t) {
  SMEMLINT_MOCK_ASM("barrier.cluster.arrive.release;")
}
template <typename = void>
__device__ static inline void barrier_cluster_arrive(sem_relaxed_t) {
  asm volatile("barrier.cluster.arrive.relaxed;");
}
template <typename = void>
__device__ static inline void barrier_cluster_wait() {
  SMEMLINT_MOCK_ASM("barrier.cluster.wait;")
}
template <typename = void>
__device__ static inline void barrier_cluster_wait(sem_acquire_t) {
  SMEMLINT_MOCK_ASM("barrier.cluster.wait.acquire;")
}
#undef SMEMLINT_MOCK_ASM

template <typename = void>
__device__ static inline uint32_t getctarank(space_cluster_t,
                                             const void *addr) {
  uint32_t rank;
  asm volatile("getctarank.shared::cluster.u32 %0, %1;"
               : "=r"(rank)
               : "r"(__as_ptr_smem(addr)));
  return rank;
}

template <typename = void>
__device__ static inline bool elect_sync(const uint32_t &membermask) {
  uint32_t elected;
  asm volatile("{\n\t.reg .pred one;\n\telect.sync _|one, %1;\n\t"
               "selp.b32 %0, 1, 0, one;\n\t}"
               : "=r"(elected)
               : "r"(membermask)
               : "memory");
  return elected != 0;
}

#define SMEMLINT_MOCK_SREG(NAME, PTX)                                          \
  template <typename = void>                                                   \
  __device__ static inline uint32_t get_sreg_##NAME() {                        \
    uint32_t value;                                                            \
    asm volatile("mov.u32 %0, %%" PTX ";" : "=r"(value));                      \
    return value;                                                              \
  }
SMEMLINT_MOCK_SREG(tid_x, "tid.x")
SMEMLINT_MOCK_SREG(ntid_x, "ntid.x")
SMEMLINT_MOCK_SREG(ctaid_x, "ctaid.x")
SMEMLINT_MOCK_SREG(nctaid_x, "nctaid.x")
SMEMLINT_MOCK_SREG(laneid, "laneid")
SMEMLINT_MOCK_SREG(warpid, "warpid")
SMEMLINT_MOCK_SREG(cluster_ctarank, "cluster_ctarank")
SMEMLINT_MOCK_SREG(cluster_nctarank, "cluster_nctarank")
#undef SMEMLINT_MOCK_SREG

} // namespace __4
} // namespace ptx
} // namespace cuda
