// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/arch/memory_sm80.h: cp_async and its like are constructors.

#pragma once

#include "../numeric_types.h"
#include "memory_sm75.h"

namespace cutlass {
namespace arch {

struct CacheOperation {
  enum Kind {
    Always,
    Global,
    Streaming,
    LastUse,
    Volatile,
    WriteBack,
    WriteThrough
  };
};

// Nothing is written where the predicate is false.
template <int SizeInBytes,
          CacheOperation::Kind cache_op = CacheOperation::Always>
struct cp_async;
// Zeros are written where it is false.
template <int SizeInBytes,
          CacheOperation::Kind cache_op = CacheOperation::Always>
struct cp_async_zfill;
// NaNs of half precision are written where it is false.
template <int SizeInBytes,
          CacheOperation::Kind cache_op = CacheOperation::Always>
struct cp_async_nan;

#define SMEMLINT_MOCK_CP_ASYNC(KIND, PTX, SIZES)                               \
  template <int SizeInBytes>                                                   \
  struct cp_async<SizeInBytes, CacheOperation::KIND> {                         \
    CUTLASS_DEVICE cp_async(void *smem_ptr, void const *global_ptr,            \
                            bool pred_guard = true) {                          \
      static_assert(SIZES, "Size is not supported");                           \
      unsigned smem = cutlass_get_smem_pointer(smem_ptr);                      \
      asm volatile("{\n .reg .pred go;\n setp.ne.b32 go, %0, 0;\n"             \
                   " @go " PTX " [%1], [%2], %3;\n}"                           \
                   :                                                           \
                   : "r"((int)pred_guard), "r"(smem), "l"(global_ptr),         \
                     "n"(SizeInBytes)                                          \
                   : "memory");                                                \
    }                                                                          \
  };                                                                           \
  template <int SizeInBytes>                                                   \
  struct cp_async_zfill<SizeInBytes, CacheOperation::KIND> {                   \
    CUTLASS_DEVICE cp_async_zfill(void *smem_ptr, void const *global_ptr,      \
                                  bool pred_guard = true) {                    \
      static_assert(SIZES, "Size is not supported");                           \
      unsigned smem = cutlass_get_smem_pointer(smem_ptr);                      \
      int read = pred_guard ? SizeInBytes : 0;                                 \
      asm volatile(PTX " [%0], [%1], %2, %3;"                                  \
                   :                                                           \
                   : "r"(smem), "l"(global_ptr), "n"(SizeInBytes), "r"(read)   \
                   : "memory");                                                \
    }                                                                          \
  };
SMEMLINT_MOCK_CP_ASYNC(Always, "cp.async.ca.shared.global",
                       (SizeInBytes == 4 || SizeInBytes == 8 ||
                        SizeInBytes == 16))
SMEMLINT_MOCK_CP_ASYNC(Global, "cp.async.cg.shared.global", SizeInBytes == 16)
#undef SMEMLINT_MOCK_CP_ASYNC

template <> struct cp_async_nan<16, CacheOperation::Always> {
  CUTLASS_DEVICE cp_async_nan(void *smem_ptr, void const *global_ptr,
                              bool pred_guard) {
    unsigned smem = cutlass_get_smem_pointer(smem_ptr);
    asm volatile("{\n .reg .pred go;\n setp.ne.b32 go, %0, 0;\n"
                 " @go cp.async.ca.shared.global [%1], [%2], %3;\n"
                 " @!go st.shared.v4.u32 [%1], {%4, %4, %4, %4};\n}"
                 :
                 : "r"((int)pred_guard), "r"(smem), "l"(global_ptr), "n"(16),
                   "r"(0x7eff7eff)
                 : "memory");
  }
};

CUTLASS_DEVICE void cp_async_fence() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
template <int N> CUTLASS_DEVICE void cp_async_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}
template <> CUTLASS_DEVICE void cp_async_wait<0>() {
  asm volatile("cp.async.wait_all;" ::: "memory");
}

} // namespace arch
} // namespace cutlass
