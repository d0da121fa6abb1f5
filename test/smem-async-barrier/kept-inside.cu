// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Objects that have a barrier's address inside, and initialise it later, or not.
#include <cuda/ptx>
#include <new>

namespace ptx = cuda::ptx;
#define TILE __shared__ alignas(128) float tile[256]

__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
__device__ void init_one(uint64_t *b) { ptx::mbarrier_init(b, 1); }

struct ByConstructor {
  uint64_t *bar;
  __device__ ByConstructor(uint64_t *b) : bar(b) { init_one(bar); }
};
struct ByAssignment {
  uint64_t *bar;
  __device__ ByAssignment(uint64_t *b) {
    bar = b;
    start();
  }
  __device__ void start() { init_one(this->bar); }
};
struct Around {
  ByAssignment inner;
  __device__ Around(uint64_t *b) : inner(b) {}
};
struct Inherits : ByAssignment {
  using ByAssignment::ByAssignment;
};
struct AtTheEnd {
  uint64_t *bar;
  __device__ ~AtTheEnd() { init_one(bar); }
};
struct Setter {
  uint64_t *bar;
  __device__ void set(uint64_t *b) { bar = b; }
  __device__ void refer(uint64_t &b) { bar = &b; }
  __device__ void go() { init_one(bar); }
};
struct Outer {
  Setter inner;
  __device__ void prepare(uint64_t *b) {
    inner.set(b);
    inner.go();
  }
};
__device__ void set_later(Outer &o, uint64_t *b) { o.inner.bar = b; }
__device__ void hand_back(uint64_t *&to, uint64_t *b) { to = b; }

__global__ void constructors(const float *x) {
  TILE;
  __shared__ uint64_t a, b, c, d, e;
  ByConstructor one(&a);
  ByAssignment two(&b);
  Around three(&c);
  Inherits four(&d);
  { AtTheEnd five{&e}; }
  load(tile, x, &a);
  load(tile, x, &b);
  load(tile, x, &c);
  load(tile, x, &d);
  load(tile, x, &e);
}

__global__ void kept(const float *x) {
  TILE;
  __shared__ uint64_t a, b, c, d, e, f;
  Outer o, p, q;
  o.prepare(&a);
  set_later(p, &b);
  p.inner.go();
  Outer &r = q;
  r.inner.bar = &c;
  q.inner.go();
  Setter s;
  s.refer(d);
  s.go();
  uint64_t *back, *copy, *from = &f;
  hand_back(back, &e);
  init_one(back);
  __builtin_memcpy(&copy, &from, sizeof(copy));
  init_one(copy);
  load(tile, x, &a);
  load(tile, x, &b);
  load(tile, x, &c);
  load(tile, x, &d);
  load(tile, x, &e);
  load(tile, x, &f);
}

struct Pair {
  uint64_t full, empty;
};
struct Pointers {
  uint64_t *full, *empty;
};
__global__ void bindings(const float *x) {
  TILE;
  __shared__ Pair s;
  __shared__ uint64_t a, b;
  auto &[full, empty] = s;
  init_one(&full);
  load(tile, x, &s.full);
  // CHECK: kept-inside.cu:[[@LINE+1]]:3: warning: the mbarrier 'empty' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  load(tile, x, &empty);
  auto [pa, pb] = Pointers{&a, &b};
  init_one(pa);
  init_one(pb);
  load(tile, x, &a);
  load(tile, x, &b);
}

// Defaults of parameters and members.
__shared__ uint64_t by_default, of_member;
__device__ void with_default(uint64_t *b = &by_default) { init_one(b); }
struct Member {
  uint64_t *bar = &of_member;
  __device__ void go() { init_one(bar); }
};
__global__ void defaults(const float *x) {
  TILE;
  with_default();
  Member m;
  m.go();
  load(tile, x, &by_default);
  load(tile, x, &of_member);
}

// The same without an initialisation.
struct Wrapper {
  uint64_t *bar;
  __device__ Wrapper(uint64_t *b) : bar(b) {}
  __device__ void fetch(float *to, const float *from) { load(to, from, bar); }
};
template <class T> __global__ void never(const T *x) {
  TILE;
  __shared__ uint64_t a, b;
  Wrapper w(&a);
  // CHECK: :[[@LINE+1]]:3: warning: the mbarrier 'a' {{.*}}[smem-async-barrier]
  w.fetch(tile, x);
  auto fetch = [&](uint64_t *bar) {
    load(tile, x, bar);
  };
  // CHECK: :[[@LINE+1]]:3: warning: the mbarrier 'b' {{.*}}[smem-async-barrier]
  fetch(&b);
}
template __global__ void never<float>(const float *);
