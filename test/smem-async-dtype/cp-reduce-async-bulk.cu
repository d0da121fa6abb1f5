// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

namespace ptx = cuda::ptx;

// The overload is chosen by pointers that were cast.
__global__ void reduce_to_global(float *y) {
  __shared__ alignas(128) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, reinterpret_cast<const float *>(tile),
                            sizeof(tile));
}

// Both buffers agree, the operation does not.
__global__ void halves_added_as_floats(half *y) {
  __shared__ alignas(128) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'add' computes with f32{{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, reinterpret_cast<float *>(y),
                            reinterpret_cast<const float *>(tile), sizeof(tile));
}

__global__ void reduce_to_cluster() {
  __shared__ alignas(128) float sums[128];
  __shared__ alignas(128) float peer_sums[128];
  __shared__ uint64_t bar;
  auto *remote = static_cast<int *>(__cluster_map_shared_rank(peer_sums, 1));
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'add' computes with {{[iu]32}}{{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::cp_reduce_async_bulk(ptx::space_cluster, ptx::space_shared, ptx::op_add, remote,
                            reinterpret_cast<const int *>(sums), sizeof(sums), &bar);
}

__global__ void right(half *y, float *z) {
  __shared__ alignas(128) half tile[256];
  __shared__ alignas(128) float sums[128];
  __shared__ alignas(128) int counts[128];
  __shared__ uint64_t bar;
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, tile, sizeof(tile));
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, z, sums, sizeof(sums));
  ptx::cp_reduce_async_bulk(ptx::space_cluster, ptx::space_shared, ptx::op_add,
                            static_cast<int *>(__cluster_map_shared_rank(counts, 1)), counts, sizeof(counts), &bar);
}
