// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda_fp16.h>

// The CUDA programming guide's own code, which stock clang refuses.
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ cuda::barrier<cuda::thread_scope_block> bars[4];
  auto block = cooperative_groups::this_thread_block();
  if (block.thread_rank() == 0)
    init(&bar, block.size());
  block.sync();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, x, 512, bar);
  cuda::memcpy_async(block, tile, h, 512, bars[threadIdx.x & 3]);
  bar.arrive_and_wait();
}
