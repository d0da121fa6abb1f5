// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/pipeline>
#include <cuda_fp16.h>

template <int Stages> __device__ void stage(const float *x, half *tile) {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, Stages> state;
  auto block = cooperative_groups::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  pipe.producer_acquire();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, x, 512, pipe);
  pipe.producer_commit();
}
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cooperative_groups::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  pipe.producer_acquire();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, x, 512, pipe);
  cuda::memcpy_async(block, tile, h, 512, pipe);
  pipe.producer_commit();
  stage<4>(x, tile);
}
