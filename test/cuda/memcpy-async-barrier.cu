// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda_bf16.h>

namespace cg = cooperative_groups;

// As the CUDA Programming Guide writes it: clang refuses the barrier's initialisation.
__global__ void guide(const float *x, const __nv_bfloat16 *b, float *y) {
  __shared__ __align__(16) float tile[256];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0)
    init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, tile, x, sizeof(tile), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}'b' (bf16){{.*}}'tile' (f32){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, b, sizeof(tile), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}'b' (bf16){{.*}}'tile' (f32){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, b, cuda::aligned_size_t<16>(sizeof(tile)), bar);
  bar.arrive_and_wait();
  y[threadIdx.x] = tile[threadIdx.x];
}

__global__ void one_thread(const float *x, const __nv_bfloat16 *b) {
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ cuda::barrier<cuda::thread_scope_block> bars[2];
  __shared__ __align__(16) __nv_bfloat16 tile[2][256];
  for (int stage = 0; stage < 2; ++stage) {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
    cuda::memcpy_async(tile[stage], reinterpret_cast<const __nv_bfloat16 *>(x), sizeof(tile[0]), bars[stage]);
    cuda::memcpy_async(tile[stage], b, sizeof(tile[0]), bars[stage]);
    cuda::memcpy_async(reinterpret_cast<int4 *>(tile[stage]), reinterpret_cast<const int4 *>(b), sizeof(int4), bars[stage]);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
    cuda::device::memcpy_async_tx(tile[stage], (const __nv_bfloat16 *)x, cuda::aligned_size_t<16>(512), bars[stage]);
    cuda::device::memcpy_async_tx(tile[stage], b, cuda::aligned_size_t<16>(512), bars[stage]);
  }
}
