// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda_bf16.h>

namespace cde = cuda::device::experimental;
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void round_trip(const float *x, float *y) {
  __shared__ alignas(128) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cde::cp_async_bulk_global_to_shared(tile, x, sizeof(tile), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  cde::cp_async_bulk_shared_to_global(y, tile, sizeof(tile));
  cde::cp_async_bulk_commit_group();
}

__global__ void right(const __nv_bfloat16 *x, __nv_bfloat16 *y, const CUtensorMap *map) {
  __shared__ alignas(128) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  cde::cp_async_bulk_global_to_shared(tile, x, sizeof(tile), bar);
  cde::cp_async_bulk_shared_to_global(y, tile, sizeof(tile));
  // The element type is in the map, made on the host.
  cde::cp_async_bulk_tensor_2d_global_to_shared(tile, map, 0, 0, bar);
  cde::cp_async_bulk_tensor_2d_shared_to_global(map, 0, 0, tile);
}
