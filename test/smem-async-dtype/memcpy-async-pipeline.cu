// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/pipeline>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;

__global__ void staged(const float *x) {
  __shared__ alignas(16) half tile[2][256];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  for (int stage = 0; stage < 2; ++stage) {
    pipe.producer_acquire();
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    cuda::memcpy_async(block, tile[stage], x + stage * 256, 512, pipe);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    cuda::memcpy_async(block, tile[stage], x + stage * 256, cuda::aligned_size_t<16>(512), pipe);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    cuda::memcpy_async(tile[stage], x + stage * 256, 16, pipe);
    pipe.producer_commit();
  }
}

__global__ void staged_by_one_thread(const half *x) {
  __shared__ alignas(16) half tile[256];
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(tile + threadIdx.x * 8, x + threadIdx.x * 8, cuda::aligned_size_t<16>(16), pipe);
  pipe.producer_commit();
}
