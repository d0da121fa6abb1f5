// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;

__global__ void bytes(const half *x) {
  __shared__ alignas(16) float tile[256];
  auto block = cg::this_thread_block();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  cg::memcpy_async(block, tile, reinterpret_cast<const float *>(x), sizeof(tile));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  cg::memcpy_async(block, tile, (const float *)x, cuda::aligned_size_t<16>(sizeof(tile)));
  cg::wait(block);
}

__global__ void layouts(const half *x) {
  __shared__ alignas(16) float tile[256];
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  cg::memcpy_async(warp, tile, 256, reinterpret_cast<const float *>(x), 256);
  cg::wait(warp);
}

__global__ void right(const half *x) {
  __shared__ alignas(16) half tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, x, sizeof(tile));
  cg::memcpy_async(block, tile, 256, x, 256);
  cg::memcpy_async(block, reinterpret_cast<char *>(tile), reinterpret_cast<const char *>(x), sizeof(tile));
  cg::wait(block);
}
