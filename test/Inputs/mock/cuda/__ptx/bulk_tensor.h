// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda::ptx::cp_async_bulk_tensor, its gather4 and scatter4 forms, and
// cp_reduce_async_bulk_tensor. The size is the box of the tensor map.

#pragma once

#include "dot_variants.h"

namespace cuda {
namespace ptx {
inline namespace __4 {

// The coordinates as asm operands; the first three arguments of the macros
// below are their numbers when they start at %2, %3 and %4.
#define SMEMLINT_MOCK_C1(C) "r"(C[0])
#define SMEMLINT_MOCK_C2(C) SMEMLINT_MOCK_C1(C), "r"(C[1])
#define SMEMLINT_MOCK_C3(C) SMEMLINT_MOCK_C2(C), "r"(C[2])
#define SMEMLINT_MOCK_C4(C) SMEMLINT_MOCK_C3(C), "r"(C[3])
#define SMEMLINT_MOCK_C5(C) SMEMLINT_MOCK_C4(C), "r"(C[4])

// Global memory to this CTA (shared) or to one of the cluster.
#define SMEMLINT_MOCK_LOAD(NAME, N, SPACE, PTX, AT3, COORDS)                   \
  template <typename = void>                                                   \
  __device__ static inline void NAME(                                          \
      SPACE, space_global_t, void *dstMem, const void *tensorMap,              \
      const int32_t (&tensorCoords)[N], uint64_t *smem_bar) {                  \
    asm volatile("cp.async.bulk.tensor." PTX                                   \
                 ".mbarrier::complete_tx::bytes [%0], [%1, {" AT3 "}], [%2];"  \
                 :                                                             \
                 : "r"(__as_ptr_smem(dstMem)), "l"(tensorMap),                 \
                   "r"(__as_ptr_smem(smem_bar)), COORDS(tensorCoords)          \
                 : "memory");                                                  \
  }
// With the operands of a load, and for one CTA or two of them.
#define SMEMLINT_MOCK_GROUP(TEXT, AT, ...)                                     \
  if constexpr (Cta_Group == dot_cta_group::cta_group_1)                       \
    asm volatile(TEXT ".cta_group::1" AT : : __VA_ARGS__ : "memory");          \
  else                                                                         \
    asm volatile(TEXT ".cta_group::2" AT : : __VA_ARGS__ : "memory");
#define SMEMLINT_MOCK_LOAD_GROUP(NAME, N, PTX, AT3, COORDS)                    \
  template <dot_cta_group Cta_Group>                                           \
  __device__ static inline void NAME(                                          \
      space_shared_t, space_global_t, cta_group_t<Cta_Group>, void *dstMem,    \
      const void *tensorMap, const int32_t (&tensorCoords)[N],                 \
      uint64_t *smem_bar) {                                                    \
    SMEMLINT_MOCK_GROUP(                                                       \
        "cp.async.bulk.tensor." PTX ".mbarrier::complete_tx::bytes",           \
        " [%0], [%1, {" AT3 "}], [%2];", "r"(__as_ptr_smem(dstMem)),           \
        "l"(tensorMap), "r"(__as_ptr_smem(smem_bar)), COORDS(tensorCoords))    \
  }
#define SMEMLINT_MOCK_MULTICAST(NAME, N, PTX, AT4, COORDS)                     \
  template <typename = void>                                                   \
  __device__ static inline void NAME(                                          \
      space_cluster_t, space_global_t, void *dstMem, const void *tensorMap,    \
      const int32_t (&tensorCoords)[N], uint64_t *smem_bar,                    \
      const uint16_t &ctaMask) {                                               \
    asm volatile("cp.async.bulk.tensor." PTX ".mbarrier::complete_tx::bytes"   \
                 ".multicast::cluster [%0], [%1, {" AT4 "}], [%2], %3;"        \
                 :                                                             \
                 : "r"(__as_ptr_smem(dstMem)), "l"(tensorMap),                 \
                   "r"(__as_ptr_smem(smem_bar)), "h"(ctaMask),                 \
                   COORDS(tensorCoords)                                        \
                 : "memory");                                                  \
  }                                                                            \
  template <dot_cta_group Cta_Group>                                           \
  __device__ static inline void NAME(                                          \
      space_cluster_t, space_global_t, cta_group_t<Cta_Group>, void *dstMem,   \
      const void *tensorMap, const int32_t (&tensorCoords)[N],                 \
      uint64_t *smem_bar, const uint16_t &ctaMask) {                           \
    SMEMLINT_MOCK_GROUP("cp.async.bulk.tensor." PTX                            \
                        ".mbarrier::complete_tx::bytes.multicast::cluster",    \
                        " [%0], [%1, {" AT4 "}], [%2], %3;",                   \
                        "r"(__as_ptr_smem(dstMem)), "l"(tensorMap),            \
                        "r"(__as_ptr_smem(smem_bar)), "h"(ctaMask),            \
                        COORDS(tensorCoords))                                  \
  }

// Shared memory of this CTA to global memory.
#define SMEMLINT_MOCK_STORE(NAME, N, PTX, AT2, COORDS)                         \
  template <typename = void>                                                   \
  __device__ static inline void NAME(                                          \
      space_global_t, space_shared_t, const void *tensorMap,                   \
      const int32_t (&tensorCoords)[N], const void *srcMem) {                  \
    asm volatile("cp.async.bulk.tensor." PTX                                   \
                 ".bulk_group [%0, {" AT2 "}], [%1];"                          \
                 :                                                             \
                 : "l"(tensorMap), "r"(__as_ptr_smem(srcMem)),                 \
                   COORDS(tensorCoords)                                        \
                 : "memory");                                                  \
  }
#define SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, OP, PTX)                     \
  if constexpr (Op == dot_op::OP)                                              \
    asm volatile("cp.reduce.async.bulk.tensor." DIM                            \
                 ".global.shared::cta." PTX                                    \
                 ".tile.bulk_group [%0, {" AT2 "}], [%1];"                     \
                 :                                                             \
                 : "l"(tensorMap), "r"(__as_ptr_smem(srcMem)),                 \
                   COORDS(tensorCoords)                                        \
                 : "memory");
#define SMEMLINT_MOCK_REDUCE(N, DIM, AT2, COORDS)                              \
  template <dot_op Op>                                                         \
  __device__ static inline void cp_reduce_async_bulk_tensor(                   \
      space_global_t, space_shared_t, op_t<Op>, const void *tensorMap,         \
      const int32_t (&tensorCoords)[N], const void *srcMem) {                  \
    static_assert(Op != dot_op::cas && Op != dot_op::exch, "");                \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, add, "add")                      \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, min, "min")                      \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, max, "max")                      \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, inc, "inc")                      \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, dec, "dec")                      \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, and_op, "and")                   \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, or_op, "or")                     \
    SMEMLINT_MOCK_REDUCE_OP(DIM, AT2, COORDS, xor_op, "xor")                   \
  }

#define SMEMLINT_MOCK_TENSOR(N, DIM, AT2, AT3, AT4, COORDS)                    \
  SMEMLINT_MOCK_LOAD(cp_async_bulk_tensor, N, space_cluster_t,                 \
                     DIM ".shared::cluster.global.tile", AT3, COORDS)          \
  SMEMLINT_MOCK_LOAD(cp_async_bulk_tensor, N, space_shared_t,                  \
                     DIM ".shared::cta.global.tile", AT3, COORDS)              \
  SMEMLINT_MOCK_LOAD_GROUP(cp_async_bulk_tensor, N,                            \
                           DIM ".shared::cta.global.tile", AT3, COORDS)        \
  SMEMLINT_MOCK_MULTICAST(cp_async_bulk_tensor, N,                             \
                          DIM ".shared::cluster.global.tile", AT4, COORDS)     \
  SMEMLINT_MOCK_STORE(cp_async_bulk_tensor, N,                                 \
                      DIM ".global.shared::cta.tile", AT2, COORDS)             \
  SMEMLINT_MOCK_REDUCE(N, DIM, AT2, COORDS)

SMEMLINT_MOCK_TENSOR(1, "1d", "%2", "%3", "%4", SMEMLINT_MOCK_C1)
SMEMLINT_MOCK_TENSOR(2, "2d", "%2, %3", "%3, %4", "%4, %5", SMEMLINT_MOCK_C2)
SMEMLINT_MOCK_TENSOR(3, "3d", "%2, %3, %4", "%3, %4, %5", "%4, %5, %6",
                     SMEMLINT_MOCK_C3)
SMEMLINT_MOCK_TENSOR(4, "4d", "%2, %3, %4, %5", "%3, %4, %5, %6",
                     "%4, %5, %6, %7", SMEMLINT_MOCK_C4)
SMEMLINT_MOCK_TENSOR(5, "5d", "%2, %3, %4, %5, %6", "%3, %4, %5, %6, %7",
                     "%4, %5, %6, %7, %8", SMEMLINT_MOCK_C5)

// Four rows of a matrix: a column and four row numbers.
SMEMLINT_MOCK_LOAD(cp_async_bulk_tensor_tile_gather4, 5, space_shared_t,
                   "2d.shared::cta.global.tile::gather4", "%3, %4, %5, %6, %7",
                   SMEMLINT_MOCK_C5)
SMEMLINT_MOCK_LOAD_GROUP(cp_async_bulk_tensor_tile_gather4, 5,
                         "2d.shared::cta.global.tile::gather4",
                         "%3, %4, %5, %6, %7", SMEMLINT_MOCK_C5)
SMEMLINT_MOCK_MULTICAST(cp_async_bulk_tensor_tile_gather4, 5,
                        "2d.shared::cluster.global.tile::gather4",
                        "%4, %5, %6, %7, %8", SMEMLINT_MOCK_C5)
SMEMLINT_MOCK_STORE(cp_async_bulk_tensor_tile_scatter4, 5,
                    "2d.global.shared::cta.tile::scatter4",
                    "%2, %3, %4, %5, %6", SMEMLINT_MOCK_C5)

#undef SMEMLINT_MOCK_TENSOR
#undef SMEMLINT_MOCK_REDUCE
#undef SMEMLINT_MOCK_REDUCE_OP
#undef SMEMLINT_MOCK_STORE
#undef SMEMLINT_MOCK_MULTICAST
#undef SMEMLINT_MOCK_LOAD_GROUP
#undef SMEMLINT_MOCK_GROUP
#undef SMEMLINT_MOCK_LOAD
#undef SMEMLINT_MOCK_C5
#undef SMEMLINT_MOCK_C4
#undef SMEMLINT_MOCK_C3
#undef SMEMLINT_MOCK_C2
#undef SMEMLINT_MOCK_C1

} // namespace __4
} // namespace ptx
} // namespace cuda
