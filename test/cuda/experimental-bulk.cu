// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda_fp16.h>
#include <utility>

namespace cde = cuda::device::experimental;
using barrier = cuda::barrier<cuda::thread_scope_block>;

// The CUDA Programming Guide's round trip through shared memory.
__global__ void add_one(int *data, half *h, size_t offset) {
  __shared__ __align__(128) int tile[1024];
  __shared__ barrier bar;
  if (threadIdx.x == 0) {
    init(&bar, blockDim.x);
    cde::fence_proxy_async_shared_cta();
  }
  __syncthreads();
  barrier::arrival_token token;
  if (threadIdx.x == 0) {
    cde::cp_async_bulk_global_to_shared(tile, data + offset, sizeof(tile), bar);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f16){{.*}}(i32){{.*}}[smem-async-dtype]
    cde::cp_async_bulk_global_to_shared(tile, h + offset, sizeof(tile), bar);
    token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(tile));
  } else {
    token = bar.arrive();
  }
  bar.wait(std::move(token));
  for (int i = threadIdx.x; i < 1024; i += blockDim.x)
    tile[i] += 1;
  cde::fence_proxy_async_shared_cta();
  __syncthreads();
  if (threadIdx.x == 0) {
    cde::cp_async_bulk_shared_to_global(data + offset, tile, sizeof(tile));
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(i32){{.*}}(f16){{.*}}[smem-async-dtype]
    cde::cp_async_bulk_shared_to_global(h + offset, tile, sizeof(tile));
    cde::cp_async_bulk_commit_group();
    cde::cp_async_bulk_wait_group_read<0>();
  }
}
