// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ int broken(int n) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error:
  return n +;
}

__global__ void sound(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(tile, h, 16);
}
