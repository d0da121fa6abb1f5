// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of the tags of cuda::ptx and of its pointer conversions.

#pragma once

#include "../std/type_traits"

namespace cuda {
namespace ptx {
inline namespace __4 {

enum class dot_sem { acq_rel, acquire, relaxed, release, sc, weak };
enum class dot_space { global, cluster, shared };
enum class dot_scope { cta, cluster, gpu, sys };
enum class dot_op { add, dec, inc, max, min, and_op, or_op, xor_op, cas, exch };
enum class dot_cta_group { cta_group_1, cta_group_2 };

template <dot_sem V> using sem_t = std::integral_constant<dot_sem, V>;
template <dot_space V> using space_t = std::integral_constant<dot_space, V>;
template <dot_scope V> using scope_t = std::integral_constant<dot_scope, V>;
template <dot_op V> using op_t = std::integral_constant<dot_op, V>;
template <dot_cta_group V>
using cta_group_t = std::integral_constant<dot_cta_group, V>;
template <int N> using n32_t = std::integral_constant<int, N>;

#define SMEMLINT_MOCK_TAG(KIND, ENUM, NAME, VALUE)                             \
  using NAME##_t = KIND##_t<dot_##ENUM::VALUE>;                                \
  static constexpr NAME##_t NAME{};
SMEMLINT_MOCK_TAG(sem, sem, sem_acq_rel, acq_rel)
SMEMLINT_MOCK_TAG(sem, sem, sem_acquire, acquire)
SMEMLINT_MOCK_TAG(sem, sem, sem_relaxed, relaxed)
SMEMLINT_MOCK_TAG(sem, sem, sem_release, release)
SMEMLINT_MOCK_TAG(sem, sem, sem_sc, sc)
SMEMLINT_MOCK_TAG(sem, sem, sem_weak, weak)
SMEMLINT_MOCK_TAG(space, space, space_global, global)
SMEMLINT_MOCK_TAG(space, space, space_shared, shared)
SMEMLINT_MOCK_TAG(space, space, space_cluster, cluster)
SMEMLINT_MOCK_TAG(scope, scope, scope_cta, cta)
SMEMLINT_MOCK_TAG(scope, scope, scope_cluster, cluster)
SMEMLINT_MOCK_TAG(scope, scope, scope_gpu, gpu)
SMEMLINT_MOCK_TAG(scope, scope, scope_sys, sys)
SMEMLINT_MOCK_TAG(op, op, op_add, add)
SMEMLINT_MOCK_TAG(op, op, op_dec, dec)
SMEMLINT_MOCK_TAG(op, op, op_inc, inc)
SMEMLINT_MOCK_TAG(op, op, op_max, max)
SMEMLINT_MOCK_TAG(op, op, op_min, min)
SMEMLINT_MOCK_TAG(op, op, op_and_op, and_op)
SMEMLINT_MOCK_TAG(op, op, op_or_op, or_op)
SMEMLINT_MOCK_TAG(op, op, op_xor_op, xor_op)
SMEMLINT_MOCK_TAG(op, op, op_cas, cas)
SMEMLINT_MOCK_TAG(op, op, op_exch, exch)
SMEMLINT_MOCK_TAG(cta_group, cta_group, cta_group_1, cta_group_1)
SMEMLINT_MOCK_TAG(cta_group, cta_group, cta_group_2, cta_group_2)
#undef SMEMLINT_MOCK_TAG

inline __device__ uint32_t __as_ptr_smem(const void *P) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(P));
}
// The address is in the window of another CTA already; it only gets narrower.
inline __device__ uint32_t __as_ptr_remote_dsmem(const void *P) {
  return __as_ptr_smem(P);
}
inline __device__ uint64_t __as_ptr_gmem(const void *P) {
  return static_cast<uint64_t>(__cvta_generic_to_global(P));
}

} // namespace __4
} // namespace ptx
} // namespace cuda
