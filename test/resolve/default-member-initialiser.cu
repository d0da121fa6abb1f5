// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ half *stage_zero() {
  __shared__ alignas(16) half tile[256];
  return tile;
}
struct Loader {
  void *smem = stage_zero();
  __device__ void load(const void *from) { __pipeline_memcpy_async(smem, from, 16); }
};
__global__ void kernel(const float *x, const half *h) {
  Loader loader;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  loader.load(x);
  loader.load(h);
}
