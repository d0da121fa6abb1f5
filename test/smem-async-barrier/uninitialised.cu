// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda/ptx>
#include <cutlass/arch/barrier.h>

namespace ptx = cuda::ptx;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
__device__ void expect(uint64_t *bar, uint32_t bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(window(bar)), "r"(bytes) : "memory");
}
__device__ void wait(uint64_t *bar) {
  while (!ptx::mbarrier_try_wait_parity(bar, 0)) {
  }
}

__global__ void at_the_expect(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0) {
    // CHECK: uninitialised.cu:[[@LINE+1]]:5: warning: the mbarrier 'bar' is used here, but nothing in this file initialises it; its first phase never completes [smem-async-barrier]
    expect(&bar, 1024);
    // CHECK-NEXT: uninitialised.cu:[[@LINE-4]]:23: note: initialise it once, with the number of arrivals that complete a phase, before any thread uses it
    // CHECK-NEXT: uninitialised.cu:[[@LINE-5]]:23: note: 'bar' is declared here
    load(tile, x, &bar);
    load(tile, x, &bar); // once is enough
  }
  wait(&bar);
}

// No expect in sight: at the copy. A plain store does not initialise.
__global__ void at_the_copy(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t bar;
  bar = 0;
  // CHECK: :[[@LINE+1]]:3: warning: the mbarrier 'bar' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  load(tile, x, &bar);
}

struct Storage {
  alignas(128) float tile[256];
  uint64_t full, empty;
};
// One of two members.
__global__ void one_member(const float *x) {
  __shared__ Storage s;
  ptx::mbarrier_init(&s.empty, 1);
  // CHECK: :[[@LINE+1]]:3: warning: the mbarrier 'full' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  load(s.tile, x, &s.full);
  wait(&s.empty);
}

__global__ void library_class(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ Barrier bar;
  // CHECK: :[[@LINE+1]]:3: warning: the mbarrier 'bar' {{.*}}[smem-async-barrier]
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(1024), bar);
  bar.arrive_and_wait();
}

// Data where a barrier is wanted.
__global__ void data(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(128) float more[256];
  // CHECK: :[[@LINE+1]]:3: warning: 'more' is used as a barrier of 'cp.async.bulk', but it holds f32 data and is never initialised as an mbarrier [smem-async-barrier]
  load(tile, x, reinterpret_cast<uint64_t *>(more));
}

__global__ void two_words(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint32_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the barrier 'reinterpret_cast<uint64_t *>(&bar)' of 'cp.async.bulk' is an object of 4 bytes; an mbarrier is 64 bits wide [smem-async-barrier]
  load(tile, x, reinterpret_cast<uint64_t *>(&bar));
}

__global__ void pointer_only(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ Barrier *bar;
  // CHECK: :[[@LINE+1]]:3: warning: the barrier '*bar' {{.*}} a pointer in shared memory that nothing sets{{.*}}[smem-async-barrier]
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(1024), *bar);
}
