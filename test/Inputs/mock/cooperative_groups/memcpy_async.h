// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cooperative_groups/memcpy_async.h. One size counts bytes; a pair of
// layouts counts elements.

#pragma once

#include "../cooperative_groups.h"
#include "../cuda_pipeline.h"

namespace cooperative_groups {
inline namespace __v1 {

namespace details {

template <class T> struct copy_align {
  static constexpr size_t value = alignof(T) < 16 ? alignof(T) : 16;
};
template <> struct copy_align<void> { static constexpr size_t value = 1; };

// Groups within one block have shared memory of their own.
template <class Group> struct has_shared {
  static constexpr bool value = true;
};
template <> struct has_shared<grid_group> {
  static constexpr bool value = false;
};
template <> struct has_shared<cluster_group> {
  static constexpr bool value = false;
};

// A chunk is as wide as the alignment; whole chunks only.
template <size_t Align, class Group>
__device__ inline void copy_chunks(const Group &group, void *dst,
                                   const void *src, size_t bytes) {
  static_assert(has_shared<Group>::value, "a group within one block");
  char *d = static_cast<char *>(dst);
  const char *s = static_cast<const char *>(src);
  for (size_t i = group.thread_rank(); i < bytes / Align; i += group.size()) {
    if constexpr (Align >= 4)
      __pipeline_memcpy_async(d + i * Align, s + i * Align, Align);
    else
      __builtin_memcpy(d + i * Align, s + i * Align, Align);
  }
}

template <class Group, class T, class Size>
__device__ inline void copy_bytes(const Group &group, T *dst, const T *src,
                                  const Size &count) {
  copy_chunks<copy_align<T>::value>(group, dst, src, count);
}
// The size brings an alignment with it: cuda::aligned_size_t and its like.
template <class Group, class T, template <size_t> class Aligned, size_t Hint>
__device__ inline void copy_bytes(const Group &group, T *dst, const T *src,
                                  const Aligned<Hint> &count) {
  copy_chunks<(Hint < 16 ? Hint : 16)>(group, dst, src, (size_t)count);
}

} // namespace details

template <class Group, class T, class SizeT>
__device__ inline void memcpy_async(const Group &group, T *__restrict__ dst,
                                    const T *__restrict__ src,
                                    const SizeT &count) {
  details::copy_bytes(group, dst, src, count);
  __pipeline_commit();
}

template <class Group, class T, typename DstLayout, typename SrcLayout>
__device__ inline void memcpy_async(const Group &group, T *__restrict__ dst,
                                    const DstLayout &dstLayout,
                                    const T *__restrict__ src,
                                    const SrcLayout &srcLayout) {
  size_t d = dstLayout, s = srcLayout;
  details::copy_chunks<details::copy_align<T>::value>(
      group, dst, src, (d < s ? d : s) * sizeof(T));
  __pipeline_commit();
}

template <unsigned int Stage, class Group>
__device__ inline void wait_prior(const Group &group) {
  __pipeline_wait_prior(Stage);
  group.sync();
}

template <class Group> __device__ inline void wait(const Group &group) {
  __pipeline_wait_prior(0);
  group.sync();
}

//--- deprecated: with a pipeline ---------------------------------------------

template <class Group, class T>
[[deprecated]] __device__ inline void
memcpy_async(Group &group, T *dst, size_t dstCount, const T *src,
             size_t srcCount, nvcuda::experimental::pipeline &pipe) {
  details::copy_chunks<details::copy_align<T>::value>(
      group, dst, src, (dstCount < srcCount ? dstCount : srcCount) * sizeof(T));
  pipe.commit();
}

template <unsigned int Stage, class Group>
[[deprecated]] __device__ inline void
wait_prior(Group &group, nvcuda::experimental::pipeline &pipe) {
  pipe.wait_prior<Stage>();
  group.sync();
}

template <class Group>
[[deprecated]] __device__ inline void
wait(Group &group, nvcuda::experimental::pipeline &pipe, size_t stage) {
  pipe.wait(stage);
  group.sync();
}

} // namespace __v1
} // namespace cooperative_groups
