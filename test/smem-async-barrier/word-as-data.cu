// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

namespace ptx = cuda::ptx;

struct Storage {
  alignas(128) uint32_t words[4];
  uint64_t bar;
  uint64_t bars[4];
};
__device__ void init_all(uint64_t *bars, int n) {
  for (int i = 0; i < n; ++i)
    ptx::mbarrier_init(bars + i, 1);
}

__global__ void wrong(const uint32_t *x, int s, uint32_t rank) {
  __shared__ Storage own;
  init_all(&own.bar, 1);
  init_all(own.bars, 4);
  auto *peer = static_cast<Storage *>(__cluster_map_shared_rank(&own, rank));
  // CHECK: word-as-data.cu:[[@LINE+1]]:3: warning: the destination 'reinterpret_cast<uint32_t *>(&peer->bar)' of 'st.async' is the mbarrier that the same transfer completes on; data must not share its 8 bytes [smem-async-barrier]
  ptx::st_async(reinterpret_cast<uint32_t *>(&peer->bar), x[1], &peer->bar);
  // CHECK: :[[@LINE+1]]:3: warning: the destination {{.*}} is the mbarrier that the same transfer completes on{{.*}}[smem-async-barrier]
  ptx::st_async(reinterpret_cast<uint32_t *>(&peer->bars[s]) + 1, x[1], &peer->bars[s]);
  // CHECK: :[[@LINE+1]]:3: warning: the destination {{.*}} is the mbarrier that another transfer completes on{{.*}}[smem-async-barrier]
  ptx::st_async(reinterpret_cast<uint32_t *>(&peer->bar), x[1], &peer->bars[s]);
  // CHECK-NEXT: :[[@LINE-5]]:3: note: it is a barrier here
}

__global__ void right(const uint32_t *x, int s, uint32_t rank) {
  __shared__ Storage own;
  init_all(&own.bar, 1);
  init_all(own.bars, 4);
  auto *peer = static_cast<Storage *>(__cluster_map_shared_rank(&own, rank));
  ptx::st_async(&peer->words[1], x[1], &peer->bar);
  ptx::st_async(&peer->words[s], x[1], &peer->bars[s]);
}

// One pool of words: barriers in front, data behind.
__global__ void pool(const uint32_t *x, int s) {
  __shared__ alignas(128) uint64_t words[64];
  init_all(words, 2);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, words + 16, reinterpret_cast<const uint64_t *>(x), 128, &words[0]);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, words + s, reinterpret_cast<const uint64_t *>(x), 128, &words[1]);
}

// Bytes that are one thing after the other.
union Reused {
  uint64_t bar;
  uint32_t out[32];
};
__global__ void reused(const uint32_t *x, uint32_t *y) {
  __shared__ alignas(128) Reused u;
  __shared__ alignas(128) uint32_t tile[32];
  ptx::mbarrier_init(&u.bar, 1);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, 128, &u.bar);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, u.out, 128);
}
