// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ void last(half *tile, const float *x);
__device__ void load16(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }

// In source order, two on one line included.
__global__ void first(const float *x, const double *d) {
  __shared__ alignas(16) half tile[256];
  last(tile, x);
  // CHECK: :[[@LINE+2]]:3: warning: {{.*}}(f32){{.*}}(f16)
  // CHECK: :[[@LINE+1]]:20: warning: {{.*}}(f64){{.*}}(f16)
  load16(tile, x); load16(tile, d);
}

__device__ void last(half *, const float *x) {
  __shared__ alignas(16) half own[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16)
  load16(own, x);
}
