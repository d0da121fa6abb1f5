// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda/ptx>
#include <cuda_bf16.h>

namespace ptx = cuda::ptx;
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void round_trip(const __nv_bfloat16 *x, const float *f, __nv_bfloat16 *y, float *g) {
  __shared__ __align__(128) __nv_bfloat16 tile[1024];
  __shared__ barrier bar;
  uint64_t *handle = cuda::device::barrier_native_handle(bar);
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), handle);
    ptx::cp_async_bulk(ptx::space_shared, ptx::space_global, tile, x, sizeof(tile), handle);
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), handle, uint16_t(3));
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, f, sizeof(tile), handle);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, f, sizeof(tile), handle, uint16_t(3));
    auto token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(tile));
    bar.wait(std::move(token));
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, tile, sizeof(tile));
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, g, tile, sizeof(tile));
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  }
}

__global__ void reduce(__nv_bfloat16 *y, int *n) {
  __shared__ __align__(128) __nv_bfloat16 tile[1024];
  __shared__ __align__(128) int counts[256];
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, tile, sizeof(tile));
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_max, n, counts, sizeof(counts));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, n, (const int *)tile, sizeof(tile));
  ptx::cp_async_bulk_commit_group();
}
