// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// What the members of a kernel's parameters point to.
struct Params {
  const float *x;
  const half *h;
};
__global__ void from_params(const __grid_constant__ Params p) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, p.x + threadIdx.x * 4, 16);
  __pipeline_memcpy_async(tile, p.h + threadIdx.x * 8, 16);
}
