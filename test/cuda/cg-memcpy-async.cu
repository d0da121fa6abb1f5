// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;

__global__ void whole_block(const int *x, const half *h) {
  extern __shared__ int pool[];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, pool, x, sizeof(int) * 512);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(i32){{.*}}[smem-async-dtype]
  cg::memcpy_async(block, pool, reinterpret_cast<const int *>(h), sizeof(int) * 512);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(i32){{.*}}[smem-async-dtype]
  cg::memcpy_async(block, pool, (const int *)h, cuda::aligned_size_t<4>(sizeof(int) * 512));
  cg::wait(block);
}

// The layouts count elements: two types, two layouts.
__global__ void by_warp(const half *h, const float *f) {
  __shared__ half tile[4][64];
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto *row = tile[warp.meta_group_rank()];
  cg::memcpy_async(warp, row, 64, h, 64);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cg::memcpy_async(warp, row, 64, reinterpret_cast<const half *>(f), 64);
  cg::wait_prior<0>(warp);
}
