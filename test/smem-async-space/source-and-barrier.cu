// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/ptx>

namespace ptx = cuda::ptx;

__global__ void wrong(const float *x, float *y) {
  __shared__ alignas(128) float a[256];
  __shared__ alignas(128) float b[256];
  __shared__ uint64_t bar;
  uint64_t local_bar;
  // CHECK: :[[@LINE+1]]:3: warning: the source of 'cp.async.bulk', 'a', is in shared memory; the instruction takes a global-memory address here{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, b, a, 256, &bar);
  // CHECK: :[[@LINE+1]]:3: warning: the source of 'cp.async.bulk', 'x', is in global memory; the instruction takes a shared-memory address here{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, x, 256);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier of 'cp.async.bulk', '&local_bar', is in local memory{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, b, x, 256, &local_bar);
}

// From shared memory to another CTA's is a copy of its own.
__global__ void right(const float *x) {
  __shared__ alignas(128) float a[256];
  __shared__ alignas(128) float b[256];
  __shared__ uint64_t bar;
  auto *peer = static_cast<float *>(__cluster_map_shared_rank(b, 1));
  auto *peer_bar = static_cast<uint64_t *>(__cluster_map_shared_rank(&bar, 1));
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, peer, a, 256, peer_bar);
  ptx::st_async(peer, 1.0f, peer_bar);
}
