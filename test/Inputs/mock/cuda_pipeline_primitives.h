// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_pipeline_primitives.h.

#pragma once

#include "cuda_awbarrier_primitives.h"

// zfill counts the bytes at the end that are zeroed instead of read.
static inline __device__ void
__pipeline_memcpy_async(void *__restrict__ dst_shared,
                        const void *__restrict__ src_global,
                        size_t size_and_align, size_t zfill = 0) {
  uint32_t smem = __nvvm_get_smem_pointer(dst_shared);
  uint32_t read = (uint32_t)(size_and_align - zfill);
  switch (size_and_align) {
  case 16:
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
                 :
                 : "r"(smem), "l"(src_global), "r"(read)
                 : "memory");
    return;
  case 8:
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8, %2;"
                 :
                 : "r"(smem), "l"(src_global), "r"(read)
                 : "memory");
    return;
  case 4:
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;"
                 :
                 : "r"(smem), "l"(src_global), "r"(read)
                 : "memory");
    return;
  default:
    __trap();
  }
}

static inline __device__ void __pipeline_commit() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}

static inline __device__ void __pipeline_wait_prior(size_t prior) {
#define SMEMLINT_MOCK_WAIT(N)                                                  \
  case N:                                                                      \
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");               \
    return;
  switch (prior) {
    SMEMLINT_MOCK_WAIT(0)
    SMEMLINT_MOCK_WAIT(1)
    SMEMLINT_MOCK_WAIT(2)
    SMEMLINT_MOCK_WAIT(3)
    SMEMLINT_MOCK_WAIT(4)
    SMEMLINT_MOCK_WAIT(5)
    SMEMLINT_MOCK_WAIT(6)
    SMEMLINT_MOCK_WAIT(7)
  default:
    asm volatile("cp.async.wait_group 8;" ::: "memory");
  }
#undef SMEMLINT_MOCK_WAIT
}

static inline __device__ void __pipeline_arrive_on(__mbarrier_t *barrier) {
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];"
               :
               : "r"(__nvvm_get_smem_pointer(barrier))
               : "memory");
}
