// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/pipeline>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;

constexpr int stages = 2;

__global__ void staged(const half *x, const float *f, half *y, int tiles) {
  extern __shared__ __align__(16) half pool[];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto block = cg::this_thread_block();
  size_t offset[stages] = {0, block.size()};
  auto pipe = cuda::make_pipeline(block, &state);
  for (int tile = 0, fetched = 0; tile < tiles; ++tile) {
    for (; fetched < tiles && fetched < tile + stages; ++fetched) {
      pipe.producer_acquire();
      size_t at = offset[fetched % stages];
      cuda::memcpy_async(block, pool + at, x + fetched * block.size(), sizeof(half) * block.size(), pipe);
      // CHECK: :[[@LINE+1]]:7: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
      cuda::memcpy_async(block, pool + at, f + fetched * block.size(), sizeof(half) * block.size(), pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    block.sync();
    y[tile * block.size() + block.thread_rank()] = pool[offset[tile % stages] + block.thread_rank()];
    pipe.consumer_release();
  }
}

__global__ void by_thread(const half2 *x, const float2 *f) {
  __shared__ half2 tile[256];
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[threadIdx.x], &x[threadIdx.x], sizeof(half2), pipe);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(&tile[threadIdx.x], &f[threadIdx.x], cuda::aligned_size_t<4>(4), pipe);
  pipe.producer_commit();
  cuda::pipeline_consumer_wait_prior<0>(pipe);
}
