// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda::ptx::cp_async_bulk, cp_reduce_async_bulk, st_bulk and of the
// bulk groups. size counts bytes everywhere.

#pragma once

#include "../../cuda_bf16.h"
#include "../../cuda_fp16.h"
#include "dot_variants.h"

namespace cuda {
namespace ptx {
inline namespace __4 {

template <typename = void>
__device__ static inline void
cp_async_bulk(space_cluster_t, space_global_t, void *dstMem, const void *srcMem,
              const uint32_t &size, uint64_t *smem_bar) {
  asm volatile("cp.async.bulk.shared::cluster.global"
               ".mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               :
               : "r"(__as_ptr_smem(dstMem)), "l"(__as_ptr_gmem(srcMem)),
                 "r"(size), "r"(__as_ptr_smem(smem_bar))
               : "memory");
}

template <typename = void>
__device__ static inline void
cp_async_bulk(space_shared_t, space_global_t, void *dstMem, const void *srcMem,
              const uint32_t &size, uint64_t *smem_bar) {
  asm volatile("cp.async.bulk.shared::cta.global"
               ".mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               :
               : "r"(__as_ptr_smem(dstMem)), "l"(__as_ptr_gmem(srcMem)),
                 "r"(size), "r"(__as_ptr_smem(smem_bar))
               : "memory");
}

template <typename = void>
__device__ static inline void
cp_async_bulk(space_cluster_t, space_global_t, void *dstMem, const void *srcMem,
              const uint32_t &size, uint64_t *smem_bar,
              const uint16_t &ctaMask) {
  asm volatile("cp.async.bulk.shared::cluster.global"
               ".mbarrier::complete_tx::bytes.multicast::cluster"
               " [%0], [%1], %2, [%3], %4;"
               :
               : "r"(__as_ptr_smem(dstMem)), "l"(__as_ptr_gmem(srcMem)),
                 "r"(size), "r"(__as_ptr_smem(smem_bar)), "h"(ctaMask)
               : "memory");
}

template <typename = void>
__device__ static inline void
cp_async_bulk(space_cluster_t, space_shared_t, void *dstMem, const void *srcMem,
              const uint32_t &size, uint64_t *rdsmem_bar) {
  asm volatile("cp.async.bulk.shared::cluster.shared::cta"
               ".mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               :
               : "r"(__as_ptr_remote_dsmem(dstMem)), "r"(__as_ptr_smem(srcMem)),
                 "r"(size), "r"(__as_ptr_remote_dsmem(rdsmem_bar))
               : "memory");
}

template <typename = void>
__device__ static inline void cp_async_bulk(space_global_t, space_shared_t,
                                            void *dstMem, const void *srcMem,
                                            const uint32_t &size) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
               :
               : "l"(__as_ptr_gmem(dstMem)), "r"(__as_ptr_smem(srcMem)),
                 "r"(size)
               : "memory");
}

template <typename = void>
__device__ static inline void
cp_async_bulk_cp_mask(space_global_t, space_shared_t, void *dstMem,
                      const void *srcMem, const uint32_t &size,
                      const uint16_t &byteMask) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group.cp_mask"
               " [%0], [%1], %2, %3;"
               :
               : "l"(__as_ptr_gmem(dstMem)), "r"(__as_ptr_smem(srcMem)),
                 "r"(size), "h"(byteMask)
               : "memory");
}

#define SMEMLINT_MOCK_OOB(SPACE, PTX)                                          \
  template <typename = void>                                                   \
  __device__ static inline void cp_async_bulk_ignore_oob(                      \
      SPACE, space_global_t, void *dstMem, const void *srcMem,                 \
      const uint32_t &size, const uint32_t &ignoreBytesLeft,                   \
      const uint32_t &ignoreBytesRight, uint64_t *smem_bar) {                  \
    asm volatile("cp.async.bulk." PTX ".global.mbarrier::complete_tx::bytes"   \
                 ".ignore_oob [%0], [%1], %2, %3, %4, [%5];"                   \
                 :                                                             \
                 : "r"(__as_ptr_smem(dstMem)), "l"(__as_ptr_gmem(srcMem)),     \
                   "r"(size), "r"(ignoreBytesLeft), "r"(ignoreBytesRight),     \
                   "r"(__as_ptr_smem(smem_bar))                                \
                 : "memory");                                                  \
  }
SMEMLINT_MOCK_OOB(space_shared_t, "shared::cta")
SMEMLINT_MOCK_OOB(space_cluster_t, "shared::cluster")
#undef SMEMLINT_MOCK_OOB

//--- reductions --------------------------------------------------------------

// Into the shared memory of another CTA.
#define SMEMLINT_MOCK_REDUCE(TEMPLATE, OP, T, PTX)                             \
  TEMPLATE __device__ static inline void cp_reduce_async_bulk(                 \
      space_cluster_t, space_shared_t, OP, T *dstMem, const T *srcMem,         \
      uint32_t size, uint64_t *rdsmem_bar) {                                   \
    asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta"            \
                 ".mbarrier::complete_tx::bytes." PTX " [%0], [%1], %2, [%3];" \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(dstMem)),                         \
                   "r"(__as_ptr_smem(srcMem)), "r"(size),                      \
                   "r"(__as_ptr_remote_dsmem(rdsmem_bar))                      \
                 : "memory");                                                  \
  }
#define SMEMLINT_MOCK_PLAIN template <typename = void>
#define SMEMLINT_MOCK_B32                                                      \
  template <typename B32, std::enable_if_t<sizeof(B32) == 4, bool> = true>
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_B32, op_and_op_t, B32, "and.b32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_B32, op_or_op_t, B32, "or.b32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_B32, op_xor_op_t, B32, "xor.b32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_min_t, uint32_t, "min.u32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_max_t, uint32_t, "max.u32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_add_t, uint32_t, "add.u32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_inc_t, uint32_t, "inc.u32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_dec_t, uint32_t, "dec.u32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_min_t, int32_t, "min.s32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_max_t, int32_t, "max.s32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_add_t, int32_t, "add.s32")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_add_t, uint64_t, "add.u64")
SMEMLINT_MOCK_REDUCE(SMEMLINT_MOCK_PLAIN, op_add_t, int64_t, "add.u64")
#undef SMEMLINT_MOCK_REDUCE
#undef SMEMLINT_MOCK_B32

// Into global memory.
#define SMEMLINT_MOCK_REDUCE(OP, T, PTX)                                       \
  template <typename = void>                                                   \
  __device__ static inline void cp_reduce_async_bulk(                          \
      space_global_t, space_shared_t, OP, T *dstMem, const T *srcMem,          \
      uint32_t size) {                                                         \
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group." PTX     \
                 " [%0], [%1], %2;"                                            \
                 :                                                             \
                 : "l"(__as_ptr_gmem(dstMem)), "r"(__as_ptr_smem(srcMem)),     \
                   "r"(size)                                                   \
                 : "memory");                                                  \
  }
SMEMLINT_MOCK_REDUCE(op_min_t, uint32_t, "min.u32")
SMEMLINT_MOCK_REDUCE(op_max_t, uint32_t, "max.u32")
SMEMLINT_MOCK_REDUCE(op_add_t, uint32_t, "add.u32")
SMEMLINT_MOCK_REDUCE(op_inc_t, uint32_t, "inc.u32")
SMEMLINT_MOCK_REDUCE(op_dec_t, uint32_t, "dec.u32")
SMEMLINT_MOCK_REDUCE(op_min_t, int32_t, "min.s32")
SMEMLINT_MOCK_REDUCE(op_max_t, int32_t, "max.s32")
SMEMLINT_MOCK_REDUCE(op_add_t, int32_t, "add.s32")
SMEMLINT_MOCK_REDUCE(op_min_t, uint64_t, "min.u64")
SMEMLINT_MOCK_REDUCE(op_max_t, uint64_t, "max.u64")
SMEMLINT_MOCK_REDUCE(op_add_t, uint64_t, "add.u64")
SMEMLINT_MOCK_REDUCE(op_min_t, int64_t, "min.s64")
SMEMLINT_MOCK_REDUCE(op_max_t, int64_t, "max.s64")
SMEMLINT_MOCK_REDUCE(op_add_t, int64_t, "add.u64")
SMEMLINT_MOCK_REDUCE(op_add_t, float, "add.f32")
SMEMLINT_MOCK_REDUCE(op_add_t, double, "add.f64")
SMEMLINT_MOCK_REDUCE(op_min_t, __half, "min.f16")
SMEMLINT_MOCK_REDUCE(op_max_t, __half, "max.f16")
SMEMLINT_MOCK_REDUCE(op_add_t, __half, "add.noftz.f16")
SMEMLINT_MOCK_REDUCE(op_min_t, __nv_bfloat16, "min.bf16")
SMEMLINT_MOCK_REDUCE(op_max_t, __nv_bfloat16, "max.bf16")
SMEMLINT_MOCK_REDUCE(op_add_t, __nv_bfloat16, "add.noftz.bf16")
#undef SMEMLINT_MOCK_REDUCE

#define SMEMLINT_MOCK_REDUCE_BITS(OP, PTX)                                     \
  template <typename Type>                                                     \
  __device__ static inline void cp_reduce_async_bulk(                          \
      space_global_t, space_shared_t, OP, Type *dstMem, const Type *srcMem,    \
      uint32_t size) {                                                         \
    static_assert(sizeof(Type) == 4 || sizeof(Type) == 8, "");                 \
    if constexpr (sizeof(Type) == 4)                                           \
      asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group." PTX   \
                   ".b32 [%0], [%1], %2;"                                      \
                   :                                                           \
                   : "l"(__as_ptr_gmem(dstMem)), "r"(__as_ptr_smem(srcMem)),   \
                     "r"(size)                                                 \
                   : "memory");                                                \
    else                                                                       \
      asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group." PTX   \
                   ".b64 [%0], [%1], %2;"                                      \
                   :                                                           \
                   : "l"(__as_ptr_gmem(dstMem)), "r"(__as_ptr_smem(srcMem)),   \
                     "r"(size)                                                 \
                   : "memory");                                                \
  }
SMEMLINT_MOCK_REDUCE_BITS(op_and_op_t, "and")
SMEMLINT_MOCK_REDUCE_BITS(op_or_op_t, "or")
SMEMLINT_MOCK_REDUCE_BITS(op_xor_op_t, "xor")
#undef SMEMLINT_MOCK_REDUCE_BITS
#undef SMEMLINT_MOCK_PLAIN

//--- fill, groups ------------------------------------------------------------

template <int N32>
__device__ static inline void st_bulk(void *addr, uint64_t size,
                                      n32_t<N32> initval) {
  static_assert(N32 == 0, "");
  asm volatile("st.bulk.weak.shared::cta [%0], %1, %2;"
               :
               : "r"(__as_ptr_smem(addr)), "l"(size), "n"(initval.value)
               : "memory");
}

template <typename = void>
__device__ static inline void cp_async_bulk_commit_group() {
  asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}
template <int N32>
__device__ static inline void cp_async_bulk_wait_group(n32_t<N32> N) {
  asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N.value) : "memory");
}
template <int N32>
__device__ static inline void cp_async_bulk_wait_group_read(n32_t<N32> N) {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N.value) : "memory");
}

} // namespace __4
} // namespace ptx
} // namespace cuda
