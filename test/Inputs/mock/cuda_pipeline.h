// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda_pipeline.h and of the part of cuda_awbarrier.h that it needs.

#pragma once

#include "cuda_pipeline_primitives.h"

namespace cuda {
inline namespace __4 {
struct __block_scope_barrier_base;
} // namespace __4
} // namespace cuda

namespace nvcuda {
namespace experimental {

class awbarrier {
  __mbarrier_t barrier;
  friend class pipeline;

public:
  using arrival_token = __mbarrier_token_t;
  awbarrier() = default;
  awbarrier(const awbarrier &) = delete;
  awbarrier &operator=(const awbarrier &) = delete;

  __device__ arrival_token arrive() { return __mbarrier_arrive(&barrier); }
  __device__ void wait(arrival_token token) {
    while (!__mbarrier_test_wait(&barrier, token))
      ;
  }
  __device__ void arrive_and_wait() { wait(arrive()); }
  friend __device__ inline void init(awbarrier *b, uint32_t expected) {
    __mbarrier_init(&b->barrier, expected);
  }
};

class pipeline {
  size_t current_batch = 0;

public:
  pipeline() = default;
  pipeline(const pipeline &) = delete;
  pipeline &operator=(const pipeline &) = delete;

  __device__ size_t commit() {
    __pipeline_commit();
    return current_batch++;
  }
  __device__ void commit_and_wait() {
    commit();
    wait_prior<0>();
  }
  __device__ void wait(size_t batch) {
    __pipeline_wait_prior(current_batch > batch ? current_batch - batch : 0);
  }
  template <unsigned N> __device__ void wait_prior() {
    __pipeline_wait_prior(N);
  }
  __device__ void arrive_on(awbarrier &b) { __pipeline_arrive_on(&b.barrier); }
  __device__ void arrive_on(cuda::__block_scope_barrier_base &b) {
    __pipeline_arrive_on(reinterpret_cast<__mbarrier_t *>(&b));
  }
};

template <size_t N, typename T>
__device__ inline auto segment(T *ptr) -> T (*)[N] {
  return (T(*)[N])ptr;
}

// One object, cut into the widest chunks that its alignment allows.
template <class T>
__device__ inline void memcpy_async(T &dst, const T &src, pipeline &) {
  constexpr size_t chunk = alignof(T) < 16 ? alignof(T) : 16;
  char *d = reinterpret_cast<char *>(&dst);
  const char *s = reinterpret_cast<const char *>(&src);
  if constexpr (chunk >= 4) {
    for (size_t i = 0; i < sizeof(T); i += chunk)
      __pipeline_memcpy_async(d + i, s + i, chunk);
  } else {
    for (size_t i = 0; i < sizeof(T); ++i)
      d[i] = s[i];
  }
}

// Two segments; what the source lacks is zeroed.
template <class T, size_t DstN, size_t SrcN>
__device__ inline void memcpy_async(T (*dst)[DstN], const T (*src)[SrcN],
                                    pipeline &) {
  static_assert(sizeof(*dst) == 4 || sizeof(*dst) == 8 || sizeof(*dst) == 16,
                "Unsupported copy size.");
  static_assert(sizeof(*src) <= sizeof(*dst), "Source is the larger one.");
  __pipeline_memcpy_async(dst, src, sizeof(*dst), sizeof(*dst) - sizeof(*src));
}

} // namespace experimental
} // namespace nvcuda
