// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/copy_sm80.hpp. The source comes first here.

#pragma once

#include "util.hpp"

namespace cute {

#define SMEMLINT_MOCK_CP_ASYNC(NAME, PTX, SIZES)                               \
  template <class TS, class TD = TS> struct NAME {                             \
    using SRegisters = TS[1];                                                  \
    using DRegisters = TD[1];                                                  \
    static_assert(sizeof(TS) == sizeof(TD), "two sizes");                      \
    static_assert(SIZES, "sizeof(TS) is not supported");                       \
    CUTE_DEVICE static void copy(TS const &gmem_src, TD &smem_dst) {           \
      TS const *gmem_ptr = &gmem_src;                                          \
      uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_dst);                \
      asm volatile(PTX " [%0], [%1], %2;"                                      \
                   :                                                           \
                   : "r"(smem_int_ptr), "l"(gmem_ptr), "n"(sizeof(TS))         \
                   : "memory");                                                \
    }                                                                          \
  };                                                                           \
  template <class TS, class TD = TS> struct NAME##_ZFILL {                     \
    using SRegisters = TS[1];                                                  \
    using DRegisters = TD[1];                                                  \
    static_assert(sizeof(TS) == sizeof(TD), "two sizes");                      \
    static_assert(SIZES, "sizeof(TS) is not supported");                       \
    CUTE_DEVICE static void copy(TS const &gmem_src, TD &smem_dst,             \
                                 bool pred) {                                  \
      TS const *gmem_ptr = &gmem_src;                                          \
      uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_dst);                \
      int src_size = pred ? sizeof(TS) : 0;                                    \
      asm volatile(PTX " [%0], [%1], %2, %3;"                                  \
                   :                                                           \
                   : "r"(smem_int_ptr), "l"(gmem_ptr), "n"(sizeof(TS)),        \
                     "r"(src_size)                                             \
                   : "memory");                                                \
    }                                                                          \
  };
SMEMLINT_MOCK_CP_ASYNC(SM80_CP_ASYNC_CACHEALWAYS,
                       "cp.async.ca.shared.global.L2::128B",
                       (sizeof(TS) == 4 || sizeof(TS) == 8 || sizeof(TS) == 16))
SMEMLINT_MOCK_CP_ASYNC(SM80_CP_ASYNC_CACHEGLOBAL,
                       "cp.async.cg.shared.global.L2::128B", sizeof(TS) == 16)
#undef SMEMLINT_MOCK_CP_ASYNC

CUTE_DEVICE void cp_async_fence() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
template <int N> CUTE_DEVICE void cp_async_wait() {
  if constexpr (N == 0)
    asm volatile("cp.async.wait_all;" ::: "memory");
  else
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

} // namespace cute
