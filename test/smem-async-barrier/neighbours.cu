// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Barriers side by side in a structure: arithmetic on the address of one reaches the others.
#include <cuda/ptx>

namespace ptx = cuda::ptx;

struct Storage {
  alignas(128) float tile[256];
  uint64_t full[4], empty[4];
};
__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
__device__ void init_one(uint64_t *b) { ptx::mbarrier_init(b, 1); }

__global__ void through_the_first(const float *x) {
  __shared__ Storage s, t, u, v, w;
  for (int i = 0; i < 8; ++i)
    init_one(&s.full[0] + i);
  load(s.tile, x, &s.empty[1]);
  uint64_t *p = t.full;
  for (int i = 0; i < 8; ++i)
    init_one(p++);
  load(t.tile, x, &t.empty[1]);
  uint32_t a = window(u.full);
  for (int i = 0; i < 8; ++i, a += 8)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(a) : "memory");
  load(u.tile, x, &u.empty[1]);
  asm volatile("mbarrier.init.shared::cta.b64 [%0+32], 1;" ::"r"(window(v.full)) : "memory");
  load(v.tile, x, &v.empty[0]);
  uint64_t *all = w.full;
  for (int i = 0; i < 8; ++i)
    init_one(&all[i]);
  load(w.tile, x, &w.empty[1]);
}

__global__ void the_other_one(const float *x) {
  __shared__ Storage s;
  for (int i = 0; i < 4; ++i)
    init_one(&s.full[i]);
  load(s.tile, x, &s.full[1]);
  // CHECK: neighbours.cu:[[@LINE+1]]:3: warning: the mbarrier 'empty' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  load(s.tile, x, &s.empty[1]);
}

// An allocator that moves on: not the same bytes.
struct Allocator {
  char *next;
  __device__ explicit Allocator(char *p) : next(p) {}
  template <class T> __device__ T *take(int n) {
    T *r = reinterpret_cast<T *>(next);
    next += n * sizeof(T);
    return r;
  }
};
__global__ void allocated(const float *x) {
  __shared__ alignas(128) char pool[2048];
  Allocator from(pool);
  float *tile = from.take<float>(256);
  uint64_t *bars = from.take<uint64_t>(2);
  for (int i = 0; i < 2; ++i)
    init_one(bars + i);
  load(tile, x, bars + 1);
  load(tile, x, bars);
}
