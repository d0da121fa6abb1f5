// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

namespace ptx = cuda::ptx;

__global__ void global_to_shared(const float *x) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk(ptx::space_shared, ptx::space_global, tile, x, sizeof(tile), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), &bar, uint16_t(3));
}

__global__ void shared_to_global(float *y) {
  __shared__ alignas(128) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, tile, sizeof(tile));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk_cp_mask(ptx::space_global, ptx::space_shared, y, tile, sizeof(tile), uint16_t(0xff));
}

__global__ void shared_to_cluster() {
  __shared__ alignas(128) half tile[256];
  __shared__ alignas(128) float sums[128];
  __shared__ uint64_t bar;
  void *remote = __cluster_map_shared_rank(sums, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, remote, tile, sizeof(tile), &bar);
}

__global__ void out_of_bounds_ignored(const float *x) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::cp_async_bulk_ignore_oob(ptx::space_shared, ptx::space_global, tile, x, sizeof(tile), 4u, 4u, &bar);
}

__global__ void right(const half *x, half *y) {
  __shared__ alignas(128) half tile[256];
  __shared__ alignas(128) half other[256];
  __shared__ uint64_t bar;
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), &bar);
  ptx::cp_async_bulk(ptx::space_shared, ptx::space_global, tile, x, sizeof(tile), &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), &bar, uint16_t(3));
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, tile, sizeof(tile));
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, __cluster_map_shared_rank(other, 1), tile, sizeof(tile),
                     &bar);
  ptx::cp_async_bulk_ignore_oob(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), 4u, 4u, &bar);
}
