// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda::ptx::st_async and red_async.

#pragma once

#include "dot_variants.h"

namespace cuda {
namespace ptx {
inline namespace __4 {

template <typename Type>
__device__ static inline void st_async(Type *addr, const Type &value,
                                       uint64_t *remote_bar) {
  static_assert(sizeof(Type) == 4 || sizeof(Type) == 8, "");
  if constexpr (sizeof(Type) == 4)
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes"
                 ".b32 [%0], %1, [%2];"
                 :
                 : "r"(__as_ptr_remote_dsmem(addr)),
                   "r"(reinterpret_cast<const int32_t &>(value)),
                   "r"(__as_ptr_remote_dsmem(remote_bar))
                 : "memory");
  else
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes"
                 ".b64 [%0], %1, [%2];"
                 :
                 : "r"(__as_ptr_remote_dsmem(addr)),
                   "l"(reinterpret_cast<const int64_t &>(value)),
                   "r"(__as_ptr_remote_dsmem(remote_bar))
                 : "memory");
}

template <typename Type>
__device__ static inline void st_async(Type *addr, const Type (&value)[2],
                                       uint64_t *remote_bar) {
  static_assert(sizeof(Type) == 4 || sizeof(Type) == 8, "");
  if constexpr (sizeof(Type) == 4)
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes"
                 ".v2.b32 [%0], {%1, %2}, [%3];"
                 :
                 : "r"(__as_ptr_remote_dsmem(addr)),
                   "r"(reinterpret_cast<const int32_t &>(value[0])),
                   "r"(reinterpret_cast<const int32_t &>(value[1])),
                   "r"(__as_ptr_remote_dsmem(remote_bar))
                 : "memory");
  else
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes"
                 ".v2.b64 [%0], {%1, %2}, [%3];"
                 :
                 : "r"(__as_ptr_remote_dsmem(addr)),
                   "l"(reinterpret_cast<const int64_t &>(value[0])),
                   "l"(reinterpret_cast<const int64_t &>(value[1])),
                   "r"(__as_ptr_remote_dsmem(remote_bar))
                 : "memory");
}

template <typename B32, std::enable_if_t<sizeof(B32) == 4, bool> = true>
__device__ static inline void st_async(B32 *addr, const B32 (&value)[4],
                                       uint64_t *remote_bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes"
               ".v4.b32 [%0], {%1, %2, %3, %4}, [%5];"
               :
               : "r"(__as_ptr_remote_dsmem(addr)),
                 "r"(reinterpret_cast<const int32_t &>(value[0])),
                 "r"(reinterpret_cast<const int32_t &>(value[1])),
                 "r"(reinterpret_cast<const int32_t &>(value[2])),
                 "r"(reinterpret_cast<const int32_t &>(value[3])),
                 "r"(__as_ptr_remote_dsmem(remote_bar))
               : "memory");
}

// REG is the constraint of the value. The s64 form has an int64_t barrier, as
// in the real header.
#define SMEMLINT_MOCK_RED(OP, T, PTX, REG, BAR)                                \
  template <typename = void>                                                   \
  __device__ static inline void red_async(OP, T *dest, const T &value,         \
                                          BAR *remote_bar) {                   \
    asm volatile("red.async.relaxed.cluster.shared::cluster"                   \
                 ".mbarrier::complete_tx::bytes." PTX " [%0], %1, [%2];"       \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(dest)), REG(value),               \
                   "r"(__as_ptr_remote_dsmem(remote_bar))                      \
                 : "memory");                                                  \
  }
SMEMLINT_MOCK_RED(op_inc_t, uint32_t, "inc.u32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_dec_t, uint32_t, "dec.u32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_min_t, uint32_t, "min.u32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_max_t, uint32_t, "max.u32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_add_t, uint32_t, "add.u32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_min_t, int32_t, "min.s32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_max_t, int32_t, "max.s32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_add_t, int32_t, "add.s32", "r", uint64_t)
SMEMLINT_MOCK_RED(op_add_t, uint64_t, "add.u64", "l", uint64_t)
SMEMLINT_MOCK_RED(op_add_t, int64_t, "add.u64", "l", int64_t)
#undef SMEMLINT_MOCK_RED

#define SMEMLINT_MOCK_RED_BITS(OP, PTX)                                        \
  template <typename B32, std::enable_if_t<sizeof(B32) == 4, bool> = true>     \
  __device__ static inline void red_async(OP, B32 *dest, const B32 &value,     \
                                          uint64_t *remote_bar) {              \
    asm volatile("red.async.relaxed.cluster.shared::cluster"                   \
                 ".mbarrier::complete_tx::bytes." PTX " [%0], %1, [%2];"       \
                 :                                                             \
                 : "r"(__as_ptr_remote_dsmem(dest)),                           \
                   "r"(reinterpret_cast<const int32_t &>(value)),              \
                   "r"(__as_ptr_remote_dsmem(remote_bar))                      \
                 : "memory");                                                  \
  }
SMEMLINT_MOCK_RED_BITS(op_and_op_t, "and.b32")
SMEMLINT_MOCK_RED_BITS(op_or_op_t, "or.b32")
SMEMLINT_MOCK_RED_BITS(op_xor_op_t, "xor.b32")
#undef SMEMLINT_MOCK_RED_BITS

} // namespace __4
} // namespace ptx
} // namespace cuda
