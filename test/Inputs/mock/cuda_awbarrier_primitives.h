// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_awbarrier_primitives.h: the C-style mbarrier functions.

#pragma once

#include "cuda_runtime.h"

typedef uint64_t __mbarrier_t;
typedef uint64_t __mbarrier_token_t;

static inline __host__ __device__ uint32_t __mbarrier_maximum_count() {
  return (1u << 14) - 1;
}

static inline __device__ void __mbarrier_init(__mbarrier_t *barrier,
                                              uint32_t expected_count) {
  asm volatile("mbarrier.init.shared.b64 [%0], %1;"
               :
               : "r"(__nvvm_get_smem_pointer(barrier)), "r"(expected_count)
               : "memory");
}

static inline __device__ void __mbarrier_inval(__mbarrier_t *barrier) {
  asm volatile("mbarrier.inval.shared.b64 [%0];"
               :
               : "r"(__nvvm_get_smem_pointer(barrier))
               : "memory");
}

static inline __device__ __mbarrier_token_t
__mbarrier_arrive(__mbarrier_t *barrier) {
  __mbarrier_token_t token;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];"
               : "=l"(token)
               : "r"(__nvvm_get_smem_pointer(barrier))
               : "memory");
  return token;
}

static inline __device__ __mbarrier_token_t
__mbarrier_arrive_and_drop(__mbarrier_t *barrier) {
  __mbarrier_token_t token;
  asm volatile("mbarrier.arrive_drop.shared.b64 %0, [%1];"
               : "=l"(token)
               : "r"(__nvvm_get_smem_pointer(barrier))
               : "memory");
  return token;
}

static inline __device__ bool __mbarrier_test_wait(__mbarrier_t *barrier,
                                                   __mbarrier_token_t token) {
  uint32_t done;
  asm volatile("{ .reg .pred p;\n\t"
               "mbarrier.test_wait.shared.b64 p, [%1], %2;\n\t"
               "selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(__nvvm_get_smem_pointer(barrier)), "l"(token)
               : "memory");
  return done != 0;
}

static inline __device__ bool __mbarrier_test_wait_parity(__mbarrier_t *barrier,
                                                          bool phase_parity) {
  uint32_t done;
  asm volatile("{ .reg .pred p;\n\t"
               "mbarrier.test_wait.parity.shared.b64 p, [%1], %2;\n\t"
               "selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(__nvvm_get_smem_pointer(barrier)),
                 "r"((uint32_t)phase_parity)
               : "memory");
  return done != 0;
}

static inline __device__ bool __mbarrier_try_wait(__mbarrier_t *barrier,
                                                  __mbarrier_token_t token,
                                                  uint32_t max_sleep_nanosec) {
  uint32_t done;
  asm volatile("{ .reg .pred p;\n\t"
               "mbarrier.try_wait.shared.b64 p, [%1], %2, %3;\n\t"
               "selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(__nvvm_get_smem_pointer(barrier)), "l"(token),
                 "r"(max_sleep_nanosec)
               : "memory");
  return done != 0;
}

static inline __device__ bool
__mbarrier_try_wait_parity(__mbarrier_t *barrier, bool phase_parity,
                           uint32_t max_sleep_nanosec) {
  uint32_t done;
  asm volatile("{ .reg .pred p;\n\t"
               "mbarrier.try_wait.parity.shared.b64 p, [%1], %2, %3;\n\t"
               "selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(__nvvm_get_smem_pointer(barrier)),
                 "r"((uint32_t)phase_parity), "r"(max_sleep_nanosec)
               : "memory");
  return done != 0;
}

static inline __device__ uint32_t
__mbarrier_token_pending_count(__mbarrier_token_t token) {
  uint32_t count;
  asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(token));
  return count;
}
