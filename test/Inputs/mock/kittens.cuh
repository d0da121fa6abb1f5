// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of ThunderKittens: shared tiles and vectors, semaphores, and the TMA
// functions of namespace kittens::tma and of struct kittens::group<N>::tma.

#pragma once

#include "cuda.h"
#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_fp8.h"

namespace kittens {

using bf16 = __nv_bfloat16;
using bf16_2 = __nv_bfloat162;
using half = __half;
using half_2 = __half2;
using fp8e4m3 = __nv_fp8_e4m3;
using fp8e5m2 = __nv_fp8_e5m2;

//--- places ------------------------------------------------------------------

template <typename T, int Rows, int Cols> struct alignas(128) st {
  using dtype = T;
  static constexpr int rows = Rows, cols = Cols;
  static constexpr int num_elements = rows * cols;
  dtype data[num_elements];
};
template <int R, int C> using st_bf = st<bf16, R, C>;
template <int R, int C> using st_hf = st<half, R, C>;
template <int R, int C> using st_fl = st<float, R, C>;

template <typename T, int Length> struct alignas(128) sv {
  using dtype = T;
  static constexpr int length = Length;
  dtype data[length];
};
template <int L> using sv_bf = sv<bf16, L>;
template <int L> using sv_fl = sv<float, L>;

template <typename T, int B, int D, int R, int C, typename... TMA_Types>
struct gl {
  using dtype = T;
  T *raw_ptr;
  CUtensorMap tma_desc;
  template <typename U> __device__ const CUtensorMap *get_tma() const {
    return &tma_desc;
  }
};

template <typename Unit = void> struct coord { int b, d, r, c; };

struct semaphore {
private:
  [[maybe_unused]] uint64_t value;
};

namespace detail {
__device__ inline uint32_t smem(const void *p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}
// Only for types with a dtype, so that pointers take the overloads for bytes.
template <typename T> using dtype_of = typename T::dtype;
} // namespace detail

//--- semaphores --------------------------------------------------------------

// transactions counts arrivals, not bytes.
__device__ static inline void init_semaphore(semaphore &bar, int threads,
                                             int transactions = 0) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;"
               :
               : "r"(detail::smem(&bar)), "r"(threads + transactions)
               : "memory");
}
__device__ static inline void invalidate_semaphore(semaphore &bar) {
  asm volatile("mbarrier.inval.shared::cta.b64 [%0];"
               :
               : "r"(detail::smem(&bar))
               : "memory");
}
__device__ static inline void arrive(semaphore &bar, uint32_t count = 1) {
  asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0], %1;"
               :
               : "r"(detail::smem(&bar)), "r"(count)
               : "memory");
}
__device__ static inline bool try_wait(semaphore &bar, int phase) {
  uint32_t done;
  asm volatile("{\n\t.reg .pred ready;\n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 ready, [%1], %2;\n\t"
               "selp.b32 %0, 1, 0, ready;\n\t}"
               : "=r"(done)
               : "r"(detail::smem(&bar)), "r"(phase)
               : "memory");
  return done != 0;
}
__device__ static inline void wait(semaphore &bar, int phase) {
  while (!try_wait(bar, phase))
    ;
}

//--- TMA ---------------------------------------------------------------------

namespace tma {

// Arrives as well.
__device__ static inline void expect_bytes(semaphore &bar, uint32_t bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
               :
               : "r"(detail::smem(&bar)), "r"(bytes)
               : "memory");
}
template <typename T, typename... Ts>
__device__ static inline void expect(semaphore &bar, const T &, const Ts &...) {
  expect_bytes(bar, (sizeof(T) + ... + sizeof(Ts)));
}

template <typename ST, typename GL, typename COORD = coord<ST>,
          typename = detail::dtype_of<ST>, typename = detail::dtype_of<GL>>
__device__ static inline void load_async(ST &dst, const GL &src,
                                         const COORD &idx, semaphore &bar) {
  asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile"
               ".mbarrier::complete_tx::bytes"
               " [%0], [%1, {%3, %4, %5, %6}], [%2];"
               :
               : "r"(detail::smem(&dst)), "l"(src.template get_tma<ST>()),
                 "r"(detail::smem(&bar)), "r"(idx.c), "r"(idx.r), "r"(idx.d),
                 "r"(idx.b)
               : "memory");
}
__device__ static inline void load_async(void *dst, void *src, uint32_t bytes,
                                         semaphore &bar) {
  asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
               " [%0], [%1], %2, [%3];"
               :
               : "r"(detail::smem(dst)), "l"(src), "r"(bytes),
                 "r"(detail::smem(&bar))
               : "memory");
}
template <typename T>
__device__ static inline void load_async(T &dst, T &src, uint32_t bytes,
                                         semaphore &bar) {
  load_async(static_cast<void *>(&dst), static_cast<void *>(&src), bytes, bar);
}

__device__ static inline void store_commit_group() {
  asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}
template <int N = 0> __device__ static inline void store_async_wait() {
  asm volatile("cp.async.bulk.wait_group %0;" ::"n"(N) : "memory");
}
template <int N = 0> __device__ static inline void store_async_read_wait() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(N) : "memory");
}

// The stores fence and commit; the caller only waits.
#define SMEMLINT_MOCK_STORE(NAME, STEM, OP)                                    \
  template <typename ST, typename GL, typename COORD = coord<ST>,              \
            typename = detail::dtype_of<ST>, typename = detail::dtype_of<GL>>  \
  __device__ static inline void NAME(const GL &dst, const ST &src,             \
                                     const COORD &idx) {                       \
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");               \
    asm volatile(STEM ".tensor.4d.global.shared::cta" OP ".tile.bulk_group"    \
                      " [%0, {%2, %3, %4, %5}], [%1];"                         \
                 :                                                             \
                 : "l"(dst.template get_tma<ST>()), "r"(detail::smem(&src)),   \
                   "r"(idx.c), "r"(idx.r), "r"(idx.d), "r"(idx.b)              \
                 : "memory");                                                  \
    store_commit_group();                                                      \
  }
SMEMLINT_MOCK_STORE(store_async, "cp.async.bulk", "")
SMEMLINT_MOCK_STORE(store_add_async, "cp.reduce.async.bulk", ".add")
SMEMLINT_MOCK_STORE(store_min_async, "cp.reduce.async.bulk", ".min")
SMEMLINT_MOCK_STORE(store_max_async, "cp.reduce.async.bulk", ".max")
#undef SMEMLINT_MOCK_STORE
__device__ static inline void store_async(void *dst, void *src,
                                          uint32_t bytes) {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
               :
               : "l"(dst), "r"(detail::smem(src)), "r"(bytes)
               : "memory");
  store_commit_group();
}
template <typename T>
__device__ static inline void store_async(T &dst, T &src, uint32_t bytes) {
  store_async(static_cast<void *>(&dst), static_cast<void *>(&src), bytes);
}

namespace cluster {
template <typename ST, typename GL, typename COORD = coord<ST>,
          typename = detail::dtype_of<ST>, typename = detail::dtype_of<GL>>
__device__ static inline void load_async(ST &dst, const GL &src,
                                         const COORD &idx, semaphore &bar,
                                         uint16_t cluster_mask) {
  asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile"
               ".mbarrier::complete_tx::bytes.multicast::cluster"
               " [%0], [%1, {%4, %5, %6, %7}], [%2], %3;"
               :
               : "r"(detail::smem(&dst)), "l"(src.template get_tma<ST>()),
                 "r"(detail::smem(&bar)), "h"(cluster_mask), "r"(idx.c),
                 "r"(idx.r), "r"(idx.d), "r"(idx.b)
               : "memory");
}
__device__ static inline void load_async(void *dst, void *src, uint32_t bytes,
                                         semaphore &bar,
                                         uint16_t cluster_mask) {
  asm volatile("cp.async.bulk.shared::cluster.global"
               ".mbarrier::complete_tx::bytes.multicast::cluster"
               " [%0], [%1], %2, [%3], %4;"
               :
               : "r"(detail::smem(dst)), "l"(src), "r"(bytes),
                 "r"(detail::smem(&bar)), "h"(cluster_mask)
               : "memory");
}
// At the semaphore of another CTA; arrives as well.
__device__ static inline void expect_bytes(semaphore &bar, uint32_t bytes,
                                           int dst_cta) {
  asm volatile("{\n\t.reg .b32 remote;\n\t"
               "mapa.shared::cluster.u32 remote, %0, %1;\n\t"
               "mbarrier.arrive.expect_tx.shared::cluster.b64 _, [remote], %2;"
               "\n\t}"
               :
               : "r"(detail::smem(&bar)), "r"(dst_cta), "r"(bytes)
               : "memory");
}
__device__ static inline void arrive(semaphore &bar, int dst_cta,
                                     uint32_t count = 1) {
  asm volatile("{\n\t.reg .b32 remote;\n\t"
               "mapa.shared::cluster.u32 remote, %0, %1;\n\t"
               "mbarrier.arrive.release.cluster.shared::cluster.b64 _, "
               "[remote], %2;\n\t}"
               :
               : "r"(detail::smem(&bar)), "r"(dst_cta), "r"(count)
               : "memory");
}
} // namespace cluster
} // namespace tma

//--- groups of warps ---------------------------------------------------------

// Here tma and tma::cluster are structs; one lane does the work.
template <int Warps> struct group {
  static constexpr int GROUP_THREADS = Warps * 32;
  __device__ static inline int laneid() { return threadIdx.x % GROUP_THREADS; }
  __device__ static inline void sync(int id) {
    asm volatile("bar.sync %0, %1;" ::"r"(id), "n"(GROUP_THREADS) : "memory");
  }

  // cp.async of whole rows by all threads, committed.
  template <typename ST, typename GL, typename COORD = coord<ST>>
  __device__ static inline void load_async(ST &dst, const GL &src,
                                           const COORD &idx) {
    using T = typename ST::dtype;
    constexpr int step = 16 / sizeof(T);
    const T *from = src.raw_ptr + (idx.r * ST::rows) * ST::cols;
    for (int i = laneid() * step; i < ST::num_elements;
         i += GROUP_THREADS * step)
      asm volatile("cp.async.cg.shared.global [%0], [%1], 16;"
                   :
                   : "r"(detail::smem(&dst.data[i])), "l"(&from[i])
                   : "memory");
    asm volatile("cp.async.commit_group;" ::: "memory");
  }
  template <int N = 0> __device__ static inline void load_async_wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
  }

  struct tma {
    template <typename... Args>
    __device__ static inline void expect(semaphore &bar, const Args &...args) {
      if (laneid() == 0)
        ::kittens::tma::expect(bar, args...);
    }
    __device__ static inline void expect_bytes(semaphore &bar, uint32_t bytes) {
      if (laneid() == 0)
        ::kittens::tma::expect_bytes(bar, bytes);
    }
    template <typename ST, typename GL, typename COORD = coord<ST>>
    __device__ static inline void load_async(ST &dst, const GL &src,
                                             const COORD &idx, semaphore &bar) {
      if (laneid() == 0)
        ::kittens::tma::load_async(dst, src, idx, bar);
    }
    template <typename ST, typename GL, typename COORD = coord<ST>>
    __device__ static inline void store_async(const GL &dst, const ST &src,
                                              const COORD &idx) {
      if (laneid() == 0)
        ::kittens::tma::store_async(dst, src, idx);
    }
    template <int N = 0> __device__ static inline void store_async_wait() {
      ::kittens::tma::store_async_wait<N>();
    }
    struct cluster {
      template <typename ST, typename GL, typename COORD = coord<ST>>
      __device__ static inline void load_async(ST &dst, const GL &src,
                                               const COORD &idx, semaphore &bar,
                                               uint16_t cluster_mask) {
        if (laneid() == 0)
          ::kittens::tma::cluster::load_async(dst, src, idx, bar, cluster_mask);
      }
    };
  };
};
using warp = group<1>;
using warpgroup = group<4>;

} // namespace kittens
