// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda::memcpy_async on a barrier, of cuda::device::memcpy_async_tx and
// of what the overloads on a pipeline share with them.

#pragma once

#include "../__barrier/barrier.h"

namespace cuda {
inline namespace __4 {

enum class async_contract_fulfillment { none, async };

template <std::size_t Alignment> struct aligned_size_t {
  static constexpr std::size_t align = Alignment;
  std::size_t value;
  __host__ __device__ explicit constexpr aligned_size_t(size_t s) : value(s) {}
  __host__ __device__ constexpr operator size_t() const { return value; }
};

struct __single_thread_group {
  __host__ __device__ void sync() const {}
  __host__ __device__ constexpr std::size_t size() const { return 1; }
  __host__ __device__ constexpr std::size_t thread_rank() const { return 0; }
};

// The alignment that a size promises: 1 for a plain number.
template <typename, typename = void> struct __get_size_align {
  static constexpr std::size_t align = 1;
};
template <typename T>
struct __get_size_align<T, std::void_t<decltype(T::align)>> {
  static constexpr std::size_t align = T::align;
};

// The three ways to copy: cp.async in chunks, cp.async.bulk, and a loop.
template <std::size_t CopySize>
__device__ inline void __cp_async_shared_global(char *dest, const char *src) {
  if constexpr (CopySize == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2, %2;"
                 :
                 : "r"((uint32_t)__cvta_generic_to_shared(dest)),
                   "l"(__cvta_generic_to_global(src)), "n"(CopySize)
                 : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %2;"
                 :
                 : "r"((uint32_t)__cvta_generic_to_shared(dest)),
                   "l"(__cvta_generic_to_global(src)), "n"(CopySize)
                 : "memory");
}
template <typename Group>
__device__ inline void
__cp_async_bulk_shared_global(const Group &g, char *dest, const char *src,
                              std::size_t size, uint64_t *bar_handle) {
  if (g.thread_rank() == 0)
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, dest, src, size,
                       bar_handle);
}

template <std::size_t Align, typename Group>
__host__ __device__ inline async_contract_fulfillment
__dispatch_memcpy_async(const Group &g, char *dest, const char *src,
                        std::size_t size, uint64_t *bar_handle) {
#ifdef __CUDA_ARCH__
  if constexpr (Align >= 16) {
    if (bar_handle) {
      ptx::mbarrier_expect_tx(ptx::sem_relaxed, ptx::scope_cta,
                              ptx::space_shared, bar_handle, size);
      __cp_async_bulk_shared_global(g, dest, src, size, bar_handle);
      return async_contract_fulfillment::async;
    }
  }
  if constexpr (Align >= 4) {
    constexpr std::size_t Chunk = Align < 16 ? Align : 16;
    for (std::size_t i = g.thread_rank() * Chunk; i < size;
         i += g.size() * Chunk)
      __cp_async_shared_global<Chunk>(dest + i, src + i);
    return async_contract_fulfillment::async;
  }
#endif
  (void)bar_handle;
  for (std::size_t i = g.thread_rank(); i < size; i += g.size())
    dest[i] = src[i];
  return async_contract_fulfillment::none;
}

template <typename T, typename Size> struct __copy_align {
  static_assert(std::is_trivially_copyable<T>::value,
                "memcpy_async requires a trivially copyable type");
  static constexpr std::size_t promised = __get_size_align<Size>::align;
  static constexpr std::size_t value =
      alignof(T) < promised ? promised : alignof(T);
};

template <typename Group, class T, typename Size, thread_scope Sco,
          typename CompF>
__host__ __device__ async_contract_fulfillment
__memcpy_async_barrier(Group const &group, T *destination, T const *source,
                       Size size, barrier<Sco, CompF> &b) {
  char *d = reinterpret_cast<char *>(destination);
  const char *s = reinterpret_cast<const char *>(source);
  uint64_t *handle = nullptr;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  if (Sco == thread_scope_block && __isShared(&b))
    handle = reinterpret_cast<uint64_t *>(&b);
#endif
  async_contract_fulfillment How =
      __dispatch_memcpy_async<__copy_align<T, Size>::value>(group, d, s, size,
                                                            handle);
#ifdef __CUDA_ARCH__
  if (How == async_contract_fulfillment::async && !handle) {
    if (__isShared(&b))
      asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];"
                   :
                   : "r"((uint32_t)__cvta_generic_to_shared(&b))
                   : "memory");
    else
      asm volatile("cp.async.wait_all;" ::: "memory");
  }
#else
  (void)b;
#endif
  return How;
}

//--- the overloads -----------------------------------------------------------

template <typename Group, class T, std::size_t Alignment, thread_scope Sco,
          typename CompF>
__host__ __device__ async_contract_fulfillment
memcpy_async(Group const &group, T *destination, T const *source,
             aligned_size_t<Alignment> size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(group, destination, source, size, b);
}

template <class T, typename Size, thread_scope Sco, typename CompF>
__host__ __device__ async_contract_fulfillment memcpy_async(
    T *destination, T const *source, Size size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(__single_thread_group{}, destination, source,
                                size, b);
}

template <typename Group, class T, thread_scope Sco, typename CompF>
__host__ __device__ async_contract_fulfillment
memcpy_async(Group const &group, T *destination, T const *source,
             std::size_t size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(group, destination, source, size, b);
}

template <typename Group, thread_scope Sco, typename CompF>
__host__ __device__ async_contract_fulfillment
memcpy_async(Group const &group, void *destination, void const *source,
             std::size_t size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(group, reinterpret_cast<char *>(destination),
                                reinterpret_cast<char const *>(source), size,
                                b);
}

template <typename Group, std::size_t Alignment, thread_scope Sco,
          typename CompF>
__host__ __device__ async_contract_fulfillment
memcpy_async(Group const &group, void *destination, void const *source,
             aligned_size_t<Alignment> size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(group, reinterpret_cast<char *>(destination),
                                reinterpret_cast<char const *>(source), size,
                                b);
}

template <typename Size, thread_scope Sco, typename CompF>
__host__ __device__ async_contract_fulfillment memcpy_async(
    void *destination, void const *source, Size size, barrier<Sco, CompF> &b) {
  return __memcpy_async_barrier(
      __single_thread_group{}, reinterpret_cast<char *>(destination),
      reinterpret_cast<char const *>(source), size, b);
}

} // namespace __4

namespace device {
inline namespace __4 {

template <typename T, std::size_t Alignment>
__device__ inline async_contract_fulfillment
memcpy_async_tx(T *dest, const T *src, ::cuda::aligned_size_t<Alignment> size,
                ::cuda::barrier<::cuda::thread_scope_block> &b) {
  static_assert(std::is_trivially_copyable<T>::value,
                "memcpy_async_tx requires a trivially copyable type");
  static_assert(16 <= Alignment, "at least 16 byte aligned");
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, dest, src,
                     static_cast<uint32_t>(size), barrier_native_handle(b));
  return async_contract_fulfillment::async;
}

} // namespace __4
} // namespace device
} // namespace cuda
