// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cuda::barrier.
//
// As in libcu++, the barriers of block and thread scope have a destructor with
// a body. So stock clang refuses them as __shared__ variables ("initialization
// is not supported for __shared__ variables"). The primary template, which
// serves the other scopes, is trivial and accepted.

#pragma once

#include "../atomic"
#include "../ptx"
#include "../std/chrono"

namespace cuda {
namespace std {
inline namespace __4 {

struct __empty_completion {
  __host__ __device__ constexpr void operator()() noexcept {}
};

// A barrier in ordinary memory: declared only. Without a completion function
// it is one word, which is also the token.
template <class CompletionF, thread_scope Sco = thread_scope_system>
class __barrier_base {
  atomic<ptrdiff_t, Sco> Expected, Arrived;
  CompletionF Completion;
  atomic<bool, Sco> Phase;

public:
  using arrival_token = bool;
  __barrier_base() = default;
  __barrier_base(const __barrier_base &) = delete;
  __barrier_base &operator=(const __barrier_base &) = delete;

  __host__ __device__ constexpr __barrier_base(ptrdiff_t expected,
                                               CompletionF completion = {})
      : Expected(expected), Arrived(expected), Completion(completion),
        Phase(false) {}
  __host__ __device__ void __start(ptrdiff_t expected);
  [[nodiscard]] __host__ __device__ arrival_token arrive(ptrdiff_t update = 1);
  __host__ __device__ void wait(arrival_token &&token) const;
  __host__ __device__ void arrive_and_wait();
  __host__ __device__ void arrive_and_drop();
  static constexpr ptrdiff_t max() noexcept { return 0x7fffffff; }
};

template <thread_scope Sco> class __barrier_base<__empty_completion, Sco> {
  atomic<uint64_t, Sco> Word;

public:
  using arrival_token = uint64_t;
  __barrier_base() = default;
  __barrier_base(const __barrier_base &) = delete;
  __barrier_base &operator=(const __barrier_base &) = delete;

  __host__ __device__ constexpr __barrier_base(ptrdiff_t expected,
                                               __empty_completion = {})
      : Word(expected) {}
  __host__ __device__ void __start(ptrdiff_t expected);
  [[nodiscard]] __host__ __device__ arrival_token arrive(ptrdiff_t update = 1);
  __host__ __device__ void wait(arrival_token &&token) const;
  __host__ __device__ void wait_parity(bool parity) const;
  __host__ __device__ void arrive_and_wait();
  __host__ __device__ void arrive_and_drop();
  static constexpr ptrdiff_t max() noexcept { return 0x7fffffff; }
};

} // namespace __4
} // namespace std

inline namespace __4 {

template <thread_scope Sco, class CompletionF = std::__empty_completion>
class barrier;
// What nvcuda::experimental::pipeline::arrive_on takes.
struct __block_scope_barrier_base {};

} // namespace __4

namespace device {
inline namespace __4 {
__device__ inline uint64_t *
barrier_native_handle(barrier<thread_scope_block> &b);
} // namespace __4
} // namespace device

inline namespace __4 {

template <thread_scope Sco, class CompletionF>
class barrier : public std::__barrier_base<CompletionF, Sco> {
  using __base = std::__barrier_base<CompletionF, Sco>;

public:
  barrier() = default;
  barrier(const barrier &) = delete;
  barrier &operator=(const barrier &) = delete;
  __host__ __device__ constexpr barrier(ptrdiff_t expected,
                                        CompletionF completion = {})
      : __base(expected, completion) {}

  __host__ __device__ friend void init(barrier *b, ptrdiff_t expected) {
    b->__start(expected);
  }
  __host__ __device__ friend void init(barrier *b, ptrdiff_t expected,
                                       CompletionF) {
    b->__start(expected);
  }
};

// In shared memory: an mbarrier.
template <>
class barrier<thread_scope_block, std::__empty_completion>
    : public __block_scope_barrier_base {
  using __barrier_base =
      std::__barrier_base<std::__empty_completion, thread_scope_block>;
  __barrier_base __barrier;

  __device__ friend uint64_t *
  device::barrier_native_handle(barrier<thread_scope_block> &b);

  __device__ bool __try_wait(uint64_t token) const {
    uint32_t done;
    asm volatile("{\n\t.reg .pred p;\n\t"
                 "mbarrier.try_wait.shared.b64 p, [%1], %2;\n\t"
                 "selp.b32 %0, 1, 0, p;\n\t}"
                 : "=r"(done)
                 : "r"((uint32_t)__cvta_generic_to_shared(&__barrier)),
                   "l"(token)
                 : "memory");
    return done != 0;
  }
  __device__ bool __try_wait_parity(bool parity) const {
    uint32_t done;
    asm volatile("{\n\t.reg .pred p;\n\t"
                 "mbarrier.try_wait.parity.shared.b64 p, [%1], %2;\n\t"
                 "selp.b32 %0, 1, 0, p;\n\t}"
                 : "=r"(done)
                 : "r"((uint32_t)__cvta_generic_to_shared(&__barrier)),
                   "r"((uint32_t)parity)
                 : "memory");
    return done != 0;
  }

public:
  using arrival_token = __barrier_base::arrival_token;
  barrier() = default;
  barrier(const barrier &) = delete;
  barrier &operator=(const barrier &) = delete;
  __host__ __device__ barrier(ptrdiff_t expected,
                              std::__empty_completion = {}) {
    init(this, expected);
  }

  __host__ __device__ ~barrier() {
#ifdef __CUDA_ARCH__
    asm volatile("mbarrier.inval.shared.b64 [%0];"
                 :
                 : "r"((uint32_t)__cvta_generic_to_shared(&__barrier))
                 : "memory");
#else
    (void)__barrier;
#endif
  }

  __host__ __device__ friend void init(barrier *b, ptrdiff_t expected,
                                       std::__empty_completion = {}) {
#ifdef __CUDA_ARCH__
    asm volatile("mbarrier.init.shared.b64 [%0], %1;"
                 :
                 : "r"((uint32_t)__cvta_generic_to_shared(&b->__barrier)),
                   "r"((uint32_t)expected)
                 : "memory");
#else
    b->__barrier.__start(expected);
#endif
  }

  [[nodiscard]] __host__ __device__ arrival_token arrive(ptrdiff_t update = 1) {
#ifdef __CUDA_ARCH__
    return ptx::mbarrier_arrive(reinterpret_cast<uint64_t *>(&__barrier),
                                update);
#else
    return __barrier.arrive(update);
#endif
  }
  __host__ __device__ void wait(arrival_token &&token) const {
#ifdef __CUDA_ARCH__
    while (!__try_wait(token))
      ;
#else
    __barrier.wait(static_cast<arrival_token &&>(token));
#endif
  }
  __host__ __device__ void wait_parity(bool parity) const {
#ifdef __CUDA_ARCH__
    while (!__try_wait_parity(parity))
      ;
#else
    __barrier.wait_parity(parity);
#endif
  }
  __host__ __device__ void arrive_and_wait() { wait(arrive()); }
  __host__ __device__ void arrive_and_drop() {
#ifdef __CUDA_ARCH__
    asm volatile("mbarrier.arrive_drop.shared.b64 _, [%0];"
                 :
                 : "r"((uint32_t)__cvta_generic_to_shared(&__barrier))
                 : "memory");
#else
    __barrier.arrive_and_drop();
#endif
  }

  // One attempt stands for the loop over the time.
  template <class Rep, class Period>
  [[nodiscard]] __device__ bool
  try_wait_for(arrival_token &&token,
               const std::chrono::duration<Rep, Period> &) {
    return __try_wait(token);
  }
  template <class Clock, class Duration>
  [[nodiscard]] __device__ bool
  try_wait_until(arrival_token &&token,
                 const std::chrono::time_point<Clock, Duration> &) {
    return __try_wait(token);
  }
  template <class Rep, class Period>
  [[nodiscard]] __device__ bool
  try_wait_parity_for(bool parity, const std::chrono::duration<Rep, Period> &) {
    return __try_wait_parity(parity);
  }
  template <class Clock, class Duration>
  [[nodiscard]] __device__ bool
  try_wait_parity_until(bool parity,
                        const std::chrono::time_point<Clock, Duration> &) {
    return __try_wait_parity(parity);
  }

  __host__ __device__ static constexpr ptrdiff_t max() noexcept {
    return (1 << 20) - 1;
  }
};

template <>
class barrier<thread_scope_thread, std::__empty_completion>
    : private barrier<thread_scope_block> {
  using __base = barrier<thread_scope_block>;

public:
  using __base::__base;
  using __base::arrive;
  using __base::arrive_and_drop;
  using __base::arrive_and_wait;
  using __base::max;
  using __base::wait;
  __host__ __device__ friend void init(barrier *b, ptrdiff_t expected,
                                       std::__empty_completion = {}) {
    init(static_cast<__base *>(b), expected);
  }
};

} // namespace __4

//--- transactions ------------------------------------------------------------

namespace device {
inline namespace __4 {

__device__ inline uint64_t *
barrier_native_handle(barrier<thread_scope_block> &b) {
  return reinterpret_cast<uint64_t *>(&b.__barrier);
}

__device__ inline void barrier_expect_tx(barrier<thread_scope_block> &b,
                                         ptrdiff_t transaction_count_update) {
  asm volatile(
      "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;"
      :
      : "r"((uint32_t)__cvta_generic_to_shared(barrier_native_handle(b))),
        "r"((uint32_t)transaction_count_update)
      : "memory");
}

[[nodiscard]] __device__ inline barrier<thread_scope_block>::arrival_token
barrier_arrive_tx(barrier<thread_scope_block> &b, ptrdiff_t arrive_count_update,
                  ptrdiff_t transaction_count_update) {
  if (arrive_count_update == 1)
    return ptx::mbarrier_arrive_expect_tx(
        ptx::sem_release, ptx::scope_cta, ptx::space_shared,
        barrier_native_handle(b), transaction_count_update);
  barrier_expect_tx(b, transaction_count_update);
  return ptx::mbarrier_arrive(ptx::sem_release, ptx::scope_cta,
                              ptx::space_shared, barrier_native_handle(b),
                              arrive_count_update);
}

} // namespace __4
} // namespace device
} // namespace cuda
