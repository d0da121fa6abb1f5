// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// The same name in both orders: the parameters decide, not the name.
namespace a {
__device__ void copy(void *smem, const void *gmem) { __pipeline_memcpy_async(smem, gmem, 16); }
} // namespace a
namespace b {
__device__ void copy(const void *gmem, void *smem) { __pipeline_memcpy_async(smem, gmem, 16); }
__device__ void copy(const void *gmem, void *smem, int bytes) { __pipeline_memcpy_async(smem, gmem, bytes); }
} // namespace b

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16)
  a::copy(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16)
  b::copy(x, tile);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16)
  b::copy(x, tile, 8);
  a::copy(tile, h);
  b::copy(h, tile);
}
