// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/copy_sm90_tma.hpp: tensor and bulk copies.

#pragma once

#include "copy_sm90.hpp"

namespace cute {

// For N coordinates: their parameters, their names, and them as operands.
#define SMEMLINT_MOCK_P1 int32_t const &crd0
#define SMEMLINT_MOCK_P2 SMEMLINT_MOCK_P1, int32_t const &crd1
#define SMEMLINT_MOCK_P3 SMEMLINT_MOCK_P2, int32_t const &crd2
#define SMEMLINT_MOCK_P4 SMEMLINT_MOCK_P3, int32_t const &crd3
#define SMEMLINT_MOCK_P5 SMEMLINT_MOCK_P4, int32_t const &crd4
#define SMEMLINT_MOCK_A1 crd0
#define SMEMLINT_MOCK_A2 crd0, crd1
#define SMEMLINT_MOCK_A3 crd0, crd1, crd2
#define SMEMLINT_MOCK_A4 crd0, crd1, crd2, crd3
#define SMEMLINT_MOCK_A5 crd0, crd1, crd2, crd3, crd4
#define SMEMLINT_MOCK_O1 "r"(crd0)
#define SMEMLINT_MOCK_O2 SMEMLINT_MOCK_O1, "r"(crd1)
#define SMEMLINT_MOCK_O3 SMEMLINT_MOCK_O2, "r"(crd2)
#define SMEMLINT_MOCK_O4 SMEMLINT_MOCK_O3, "r"(crd3)
#define SMEMLINT_MOCK_O5 SMEMLINT_MOCK_O4, "r"(crd4)

//--- global memory to shared memory ------------------------------------------

#define SMEMLINT_MOCK_LOAD(N, AT4)                                             \
  struct SM90_TMA_LOAD_##N##D {                                                \
    CUTE_DEVICE static void copy(void const *desc_ptr, uint64_t *mbar_ptr,     \
                                 uint64_t cache_hint, void *smem_ptr,          \
                                 SMEMLINT_MOCK_P##N) {                         \
      uint64_t gmem_int_desc = reinterpret_cast<uint64_t>(desc_ptr);           \
      uint32_t smem_int_mbar = cast_smem_ptr_to_uint(mbar_ptr);                \
      uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);                 \
      asm volatile("cp.async.bulk.tensor." #N "d.shared::cluster.global"       \
                   ".mbarrier::complete_tx::bytes.L2::cache_hint"              \
                   " [%0], [%1, {" AT4 "}], [%2], %3;"                         \
                   :                                                           \
                   : "r"(smem_int_ptr), "l"(gmem_int_desc),                    \
                     "r"(smem_int_mbar), "l"(cache_hint), SMEMLINT_MOCK_O##N   \
                   : "memory");                                                \
    }                                                                          \
  };
SMEMLINT_MOCK_LOAD(1, "%4")
SMEMLINT_MOCK_LOAD(2, "%4, %5")
SMEMLINT_MOCK_LOAD(3, "%4, %5, %6")
SMEMLINT_MOCK_LOAD(4, "%4, %5, %6, %7")
SMEMLINT_MOCK_LOAD(5, "%4, %5, %6, %7, %8")
#undef SMEMLINT_MOCK_LOAD

struct SM90_TMA_LOAD {
#define SMEMLINT_MOCK_LOAD(N)                                                  \
  CUTE_DEVICE static void copy(void const *desc_ptr, uint64_t *mbar_ptr,       \
                               uint64_t cache_hint, void *smem_ptr,            \
                               SMEMLINT_MOCK_P##N) {                           \
    SM90_TMA_LOAD_##N##D::copy(desc_ptr, mbar_ptr, cache_hint, smem_ptr,       \
                               SMEMLINT_MOCK_A##N);                            \
  }
  SMEMLINT_MOCK_LOAD(1)
  SMEMLINT_MOCK_LOAD(2)
  SMEMLINT_MOCK_LOAD(3)
  SMEMLINT_MOCK_LOAD(4)
  SMEMLINT_MOCK_LOAD(5)
#undef SMEMLINT_MOCK_LOAD
  struct PREFETCH {
    CUTE_DEVICE static void copy(void const *desc_ptr, SMEMLINT_MOCK_P2) {
      asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global [%0, {%1, %2}];"
                   :
                   : "l"(desc_ptr), SMEMLINT_MOCK_O2
                   : "memory");
    }
  };
};

#define SMEMLINT_MOCK_LOAD(N, AT5)                                             \
  struct SM90_TMA_LOAD_MULTICAST_##N##D {                                      \
    CUTE_DEVICE static void copy(void const *desc_ptr, uint64_t *mbar_ptr,     \
                                 uint16_t multicast_mask, uint64_t cache_hint, \
                                 void *smem_ptr, SMEMLINT_MOCK_P##N) {         \
      uint64_t gmem_int_desc = reinterpret_cast<uint64_t>(desc_ptr);           \
      uint32_t smem_int_mbar = cast_smem_ptr_to_uint(mbar_ptr);                \
      uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);                 \
      asm volatile("cp.async.bulk.tensor." #N "d.shared::cluster.global"       \
                   ".mbarrier::complete_tx::bytes.multicast::cluster"          \
                   ".L2::cache_hint [%0], [%1, {" AT5 "}], [%2], %3, %4;"      \
                   :                                                           \
                   : "r"(smem_int_ptr), "l"(gmem_int_desc),                    \
                     "r"(smem_int_mbar), "h"(multicast_mask), "l"(cache_hint), \
                     SMEMLINT_MOCK_O##N                                        \
                   : "memory");                                                \
    }                                                                          \
  };
SMEMLINT_MOCK_LOAD(1, "%5")
SMEMLINT_MOCK_LOAD(2, "%5, %6")
SMEMLINT_MOCK_LOAD(3, "%5, %6, %7")
SMEMLINT_MOCK_LOAD(4, "%5, %6, %7, %8")
SMEMLINT_MOCK_LOAD(5, "%5, %6, %7, %8, %9")
#undef SMEMLINT_MOCK_LOAD

struct SM90_TMA_LOAD_MULTICAST {
#define SMEMLINT_MOCK_LOAD(N)                                                  \
  CUTE_DEVICE static void copy(void const *desc_ptr, uint64_t *mbar_ptr,       \
                               uint16_t multicast_mask, uint64_t cache_hint,   \
                               void *smem_ptr, SMEMLINT_MOCK_P##N) {           \
    SM90_TMA_LOAD_MULTICAST_##N##D::copy(desc_ptr, mbar_ptr, multicast_mask,   \
                                         cache_hint, smem_ptr,                 \
                                         SMEMLINT_MOCK_A##N);                  \
  }
  SMEMLINT_MOCK_LOAD(1)
  SMEMLINT_MOCK_LOAD(2)
  SMEMLINT_MOCK_LOAD(3)
  SMEMLINT_MOCK_LOAD(4)
  SMEMLINT_MOCK_LOAD(5)
#undef SMEMLINT_MOCK_LOAD
};

// One of the im2col forms stands for all of them.
struct SM90_TMA_LOAD_IM2COL_4D {
  CUTE_DEVICE static void copy(void const *desc_ptr, uint64_t *mbar_ptr,
                               uint64_t cache_hint, void *smem_ptr,
                               int32_t const &coord_c, int32_t const &coord_w,
                               int32_t const &coord_h, int32_t const &coord_n,
                               uint16_t const &offset_w,
                               uint16_t const &offset_h) {
    uint64_t gmem_int_desc = reinterpret_cast<uint64_t>(desc_ptr);
    uint32_t smem_int_mbar = cast_smem_ptr_to_uint(mbar_ptr);
    uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col"
                 ".mbarrier::complete_tx::bytes.L2::cache_hint"
                 " [%0], [%1, {%4, %5, %6, %7}], [%2], {%8, %9}, %3;"
                 :
                 : "r"(smem_int_ptr), "l"(gmem_int_desc), "r"(smem_int_mbar),
                   "l"(cache_hint), "r"(coord_c), "r"(coord_w), "r"(coord_h),
                   "r"(coord_n), "h"(offset_w), "h"(offset_h)
                 : "memory");
  }
};
struct SM90_TMA_LOAD_IM2COL : SM90_TMA_LOAD_IM2COL_4D {};

//--- shared memory to global memory ------------------------------------------

#define SMEMLINT_MOCK_STORE(NAME, STEM, OP, N, AT2)                            \
  struct NAME##_##N##D {                                                       \
    CUTE_DEVICE static void copy(void const *desc_ptr, void const *smem_ptr,   \
                                 SMEMLINT_MOCK_P##N) {                         \
      uint64_t gmem_int_desc = reinterpret_cast<uint64_t>(desc_ptr);           \
      uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);                 \
      asm volatile(STEM ".tensor." #N "d.global.shared::cta" OP                \
                        ".bulk_group [%0, {" AT2 "}], [%1];"                   \
                   :                                                           \
                   : "l"(gmem_int_desc), "r"(smem_int_ptr), SMEMLINT_MOCK_O##N \
                   : "memory");                                                \
    }                                                                          \
  };
#define SMEMLINT_MOCK_STORE_ANY(NAME, N)                                       \
  CUTE_DEVICE static void copy(void const *desc_ptr, void const *smem_ptr,     \
                               SMEMLINT_MOCK_P##N) {                           \
    NAME##_##N##D::copy(desc_ptr, smem_ptr, SMEMLINT_MOCK_A##N);               \
  }
#define SMEMLINT_MOCK_STORES(NAME, STEM, OP)                                   \
  SMEMLINT_MOCK_STORE(NAME, STEM, OP, 1, "%2")                                 \
  SMEMLINT_MOCK_STORE(NAME, STEM, OP, 2, "%2, %3")                             \
  SMEMLINT_MOCK_STORE(NAME, STEM, OP, 3, "%2, %3, %4")                         \
  SMEMLINT_MOCK_STORE(NAME, STEM, OP, 4, "%2, %3, %4, %5")                     \
  SMEMLINT_MOCK_STORE(NAME, STEM, OP, 5, "%2, %3, %4, %5, %6")                 \
  struct NAME {                                                                \
    SMEMLINT_MOCK_STORE_ANY(NAME, 1)                                           \
    SMEMLINT_MOCK_STORE_ANY(NAME, 2)                                           \
    SMEMLINT_MOCK_STORE_ANY(NAME, 3)                                           \
    SMEMLINT_MOCK_STORE_ANY(NAME, 4)                                           \
    SMEMLINT_MOCK_STORE_ANY(NAME, 5)                                           \
  };
SMEMLINT_MOCK_STORES(SM90_TMA_STORE, "cp.async.bulk", "")
SMEMLINT_MOCK_STORES(SM90_TMA_REDUCE_ADD, "cp.reduce.async.bulk", ".add")
#undef SMEMLINT_MOCK_STORES
#undef SMEMLINT_MOCK_STORE_ANY
#undef SMEMLINT_MOCK_STORE

#undef SMEMLINT_MOCK_O5
#undef SMEMLINT_MOCK_O4
#undef SMEMLINT_MOCK_O3
#undef SMEMLINT_MOCK_O2
#undef SMEMLINT_MOCK_O1
#undef SMEMLINT_MOCK_A5
#undef SMEMLINT_MOCK_A4
#undef SMEMLINT_MOCK_A3
#undef SMEMLINT_MOCK_A2
#undef SMEMLINT_MOCK_A1
#undef SMEMLINT_MOCK_P5
#undef SMEMLINT_MOCK_P4
#undef SMEMLINT_MOCK_P3
#undef SMEMLINT_MOCK_P2
#undef SMEMLINT_MOCK_P1

CUTE_DEVICE void tma_store_fence() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}
CUTE_DEVICE void tma_store_arrive() {
  asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}
// The sources are free again; nothing is said about global memory.
template <int Count> CUTE_DEVICE void tma_store_wait() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(Count) : "memory");
}
CUTE_DEVICE void tma_desc_commit_group() {
  asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}
CUTE_DEVICE void tma_desc_wait_group() {
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

//--- without a tensor map ----------------------------------------------------

struct SM90_BULK_COPY_G2S {
  CUTE_DEVICE static void copy(void const *gmem_ptr, uint64_t *mbar_ptr,
                               void *smem_ptr, int32_t load_bytes) {
    uint32_t smem_int_mbar = cast_smem_ptr_to_uint(mbar_ptr);
    uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("cp.async.bulk.shared::cluster.global"
                 ".mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                 :
                 : "r"(smem_int_ptr), "l"(gmem_ptr), "r"(load_bytes),
                   "r"(smem_int_mbar)
                 : "memory");
  }
  struct PREFETCH {
    CUTE_DEVICE static void copy(void const *gmem_ptr, int32_t load_bytes) {
      asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;"
                   :
                   : "l"(gmem_ptr), "r"(load_bytes)
                   : "memory");
    }
  };
};

struct SM90_BULK_COPY_S2G {
  CUTE_DEVICE static void copy(void const *smem_ptr, void *gmem_ptr,
                               int32_t store_bytes) {
    uint32_t smem_int_ptr = cast_smem_ptr_to_uint(smem_ptr);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
                 :
                 : "l"(gmem_ptr), "r"(smem_int_ptr), "r"(store_bytes)
                 : "memory");
  }
};

struct SM90_BULK_COPY_AUTO {};

} // namespace cute
