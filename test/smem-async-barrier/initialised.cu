// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

// Every way a barrier gets initialised, and every way its address gets out of sight.
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/ptx>
#include <cutlass/arch/barrier.h>
#include <new>

namespace ptx = cuda::ptx;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
__device__ void init_one(uint64_t *b, int n) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(window(b)), "r"(n) : "memory");
}
__device__ void init_at(uint32_t address) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(address) : "memory");
}
__device__ uint64_t *same(uint64_t *p) { return p; }
__device__ void elsewhere(uint64_t *);
__device__ uint64_t *kept;

struct Ring {
  uint64_t *bars;
  __device__ explicit Ring(uint64_t *b) : bars(b) {}
  __device__ void prepare(int n) const {
    for (int i = 0; i < n; ++i)
      init_one(bars + i, 1);
  }
};
struct Setter {
  uint64_t *bar;
  __device__ void set(uint64_t *b) { bar = b; }
  __device__ void go() { init_one(bar, 1); }
};
struct Storage {
  alignas(128) float tile[256];
  union {
    uint64_t bars[4];
    unsigned char bytes[32];
  };
  uint64_t full[2];
  uint64_t a, b;
  __device__ void prepare() {
    init_one(&a, 1);
    init_one(&this->b, 1);
  }
};

__global__ void directly(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t one, two, three, four, five, six, seven, eight, nine;
  ptx::mbarrier_init(&one, 1);
  load(tile, x, &one);
  init_at(window(&two));
  load(tile, x, &two);
  uint32_t address = window(&three);
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(address) : "memory");
  load(tile, x, &three);
  auto prepare = [&](int n) { init_one(&four, n); };
  prepare(1);
  load(tile, x, &four);
  uint64_t *p;
  p = &five;
  init_one(p, 1);
  load(tile, x, &five);
  init_one(same(&six), 1);
  load(tile, x, &six);
  uint32_t shared_address;
  asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(shared_address) : "l"(&seven));
  init_at(shared_address);
  load(tile, x, &seven);
  Setter s;
  s.set(&eight);
  s.go();
  load(tile, x, &eight);
  uint64_t &ref = nine;
  init_one(&ref, 1);
  load(tile, x, &nine);
}

__global__ void stages(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t a[4], b[4], c[4], d[4];
  for (int i = 0; i < 4; ++i)
    init_one(&a[i], 1);
  load(tile, x, &a[1]);
  for (uint64_t &one : b)
    init_one(&one, 1);
  load(tile, x, &b[1]);
  Ring ring(c);
  ring.prepare(4);
  load(tile, x, &c[1]);
  uint64_t *table[2] = {&d[0], &d[2]};
  init_one(table[threadIdx.x], 1);
  load(tile, x, &d[1]);
}

__global__ void members(const float *x) {
  __shared__ Storage s, t;
  s.prepare();
  load(s.tile, x, &s.a);
  load(s.tile, x, &s.b);
  init_one(reinterpret_cast<uint64_t *>(s.bytes), 1);
  load(s.tile, x, &s.bars[0]);
  reinterpret_cast<cutlass::arch::ClusterTransactionBarrier *>(&s.full[0])->init(1);
  load(s.tile, x, &s.full[1]);
  // The whole structure goes to somebody.
  elsewhere(reinterpret_cast<uint64_t *>(&t));
  load(t.tile, x, &t.a);
}

__global__ void library(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ Barrier bar;
  __shared__ alignas(Barrier) unsigned char raw[sizeof(Barrier)], made[sizeof(Barrier)];
  if (threadIdx.x == 0)
    init(&bar, blockDim.x);
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(1024), bar);
  auto *b = reinterpret_cast<Barrier *>(raw);
  init(b, 1);
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(1024), *b);
  auto *m = new (made) Barrier(1);
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(1024), *m);
}

__global__ void out_of_sight(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t a, b, c;
  elsewhere(&a);
  load(tile, x, &a);
  kept = &b;
  load(tile, x, &b);
  void (*f)(uint64_t *) = threadIdx.x ? elsewhere : nullptr;
  f(&c);
  load(tile, x, &c);
}

// One array for the unit, initialised in another function.
__shared__ uint64_t of_unit[2];
__device__ void prepare_unit() { init_one(&of_unit[threadIdx.x & 1], 1); }
__global__ void uses_unit(const float *x) {
  __shared__ alignas(128) float tile[256];
  prepare_unit();
  load(tile, x, of_unit + 1);
}

// Dynamic shared memory: another declaration may name the same bytes.
__global__ void dynamic(const float *x) {
  extern __shared__ uint64_t pool[];
  __shared__ alignas(128) float tile[256];
  load(tile, x, pool + 1);
}
__device__ void of_a_caller(const float *x, float *tile, uint64_t *bar) { load(tile, x, bar); }
__device__ uint64_t *handed_out() {
  __shared__ uint64_t bar;
  return &bar;
}
__global__ void through_a_function(const float *x) {
  __shared__ alignas(128) float tile[256];
  load(tile, x, handed_out());
}
