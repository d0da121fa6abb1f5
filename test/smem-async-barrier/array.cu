// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %fixes --left=3 %s | FileCheck %s --check-prefix=FIXED

#include <cuda/ptx>

namespace ptx = cuda::ptx;

constexpr int Stages = 4;

__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
struct Ring {
  alignas(128) float tile[Stages][256];
  uint64_t full[Stages];
  uint64_t done[1];
};
__device__ void init_all(uint64_t *bars, int n) {
  for (int i = 0; i < n; ++i)
    ptx::mbarrier_init(bars + i, 1);
}

__global__ void wrong(const float *x) {
  __shared__ Ring ring;
  __shared__ alignas(128) float tile[Stages][256];
  __shared__ uint64_t full[Stages];
  __shared__ uint64_t pairs[Stages][2];
  init_all(full, Stages);
  init_all(ring.full, Stages);
  init_all(&pairs[0][0], 2 * Stages);
  for (int s = 0; s < Stages; ++s) {
    // FIXED: {{^}}    load(tile[s], x, &full[s]);
    // CHECK: array.cu:[[@LINE+1]]:5: warning: 'full' is an array of 4 barriers; named without an index it is always its first one [smem-async-barrier]
    load(tile[s], x, full);
    // CHECK-NEXT: array.cu:[[@LINE-9]]:23: note: 'full' is declared here
    // CHECK-NEXT: array.cu:11:3: note: the transfer ('cp.async.bulk') is started here
    // FIXED: {{^}}    load(&ring.tile[s][0], x, &ring.full[s]);
    // CHECK: :[[@LINE+1]]:5: warning: 'full' is an array of 4 barriers{{.*}}[smem-async-barrier]
    load(&ring.tile[s][0], x, ring.full);
    // The index is not to be seen in the statement: no fix-it.
    float *to = tile[s];
    // CHECK: :[[@LINE+1]]:5: warning: 'full' is an array of 4 barriers{{.*}}[smem-async-barrier]
    load(to, x, full);
    // A row of two.
    // CHECK: :[[@LINE+1]]:5: warning: 'pairs' is an array of {{.*}} barriers{{.*}}[smem-async-barrier]
    load(to, x, pairs[s]);
  }
}

__device__ void load_stage(float (*to)[256], const float *from, uint64_t *bars, int s) { load(to[s], from, bars + s); }
__device__ void load_stage_of(float (*to)[256], const float *from, uint64_t *bars, int s) { load(to[s], from, &bars[s]); }

__global__ void right(const float *x) {
  __shared__ Ring ring;
  __shared__ alignas(128) float tile[Stages][256];
  __shared__ uint64_t full[Stages], one[1], single;
  __shared__ alignas(8) unsigned char bytes[8];
  init_all(full, Stages);
  init_all(one, 1);
  init_all(&single, 1);
  init_all(ring.done, 1);
  init_all(reinterpret_cast<uint64_t *>(bytes), 1);
  for (int s = 0; s < Stages; ++s) {
    load(tile[s], x, &full[s]);
    load(tile[s], x, full + s);
    load(tile[s], x, one);
    load(tile[s], x, &single);
    load(tile[s], x, ring.done);
    load(tile[s], x, reinterpret_cast<uint64_t *>(bytes));
    load_stage(tile, x, full, s);
    load_stage_of(tile, x, full, s);
    uint64_t *own = &full[s];
    load(tile[s], x, own);
  }
  load(tile[0], x, &full[0]);
}

// Written out, one statement for each barrier: the first needs no index.
__global__ void unrolled(const float *x) {
  __shared__ alignas(128) float a[256], b[256];
  __shared__ uint64_t bars[2];
  init_all(bars, 2);
  load(a, x, bars);
  load(b, x, bars + 1);
}

// A reference to an array; the first one by '*', beside a tile for each.
__global__ void otherwise(const float *x) {
  __shared__ alignas(128) float tile[Stages][256];
  __shared__ uint64_t words[Stages];
  uint64_t (&bars)[Stages] = words;
  init_all(words, Stages);
  for (int s = 0; s < Stages; ++s) {
    // FIXED: {{^}}    load(tile[s], x, &bars[s]);
    // CHECK: :[[@LINE+1]]:5: warning: 'bars' is an array of 4 barriers{{.*}}[smem-async-barrier]
    load(tile[s], x, bars);
    // CHECK: :[[@LINE+1]]:5: warning: 'words' is an array of 4 barriers{{.*}}[smem-async-barrier]
    load(tile[s], x, &*words);
  }
  load(tile[0], x, &*words); // the first one is meant
}

// A wrapper that moves on from the first one.
__device__ void moved(float *to, const float *from, uint64_t *bars, int s) {
  bars += s;
  load(to, from, bars);
}
__device__ void counted(float *to, const float *from, uint64_t *bars, int s) {
  while (s--)
    ++bars;
  load(to, from, bars);
}
__device__ void chosen(float *to, const float *from, uint64_t *bars, int s) {
  uint64_t *table[2] = {bars, bars + 1};
  load(to, from, table[s]);
}
__device__ void each(float (*to)[256], const float *from, uint64_t *bars, int n) {
  if (n == 0)
    return;
  load(*to, from, bars);
  each(to + 1, from, bars + 1, n - 1);
}
__device__ void computed(float *to, const float *from, uint64_t *bars, int s) {
  asm volatile("{ .reg .u32 a; mad.lo.u32 a, %3, 8, %2;"
               "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 1024, [a]; }"
               ::"r"(static_cast<uint32_t>(__cvta_generic_to_shared(to))), "l"(from),
               "r"(static_cast<uint32_t>(__cvta_generic_to_shared(bars))), "r"(s) : "memory");
}
__device__ void beside(float *to, const float *from, uint64_t *bars) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 1024, [%2+8];"
               ::"r"(static_cast<uint32_t>(__cvta_generic_to_shared(to))), "l"(from),
               "r"(static_cast<uint32_t>(__cvta_generic_to_shared(bars))) : "memory");
}
__global__ void inside(const float *x, int s) {
  __shared__ alignas(128) float tile[Stages][256];
  __shared__ uint64_t bars[Stages], full_and_empty[2];
  init_all(bars, Stages);
  init_all(full_and_empty, 2);
  moved(tile[s], x, bars, s);
  counted(tile[s], x, bars, s);
  chosen(tile[s], x, bars, s & 1);
  each(tile, x, bars, Stages);
  computed(tile[s], x, bars, s);
  beside(tile[s], x, bars);
  load(tile[s], x, full_and_empty);
  while (!ptx::mbarrier_try_wait_parity(full_and_empty + 1, 0)) {
  }
}
