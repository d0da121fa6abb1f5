// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void bf16_into_half(const __nv_bfloat16 *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], &x[threadIdx.x * 8], 16);
  __pipeline_commit();
}

__global__ void with_zero_fill(const double *x, int valid) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f64){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile + threadIdx.x * 4, x + threadIdx.x * 2, 16, threadIdx.x < valid ? 0 : 16);
  __pipeline_commit();
}

__global__ void right(const __nv_bfloat16 *x, int valid) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __pipeline_memcpy_async(tile + threadIdx.x * 8, x + threadIdx.x * 8, 16, threadIdx.x < valid ? 0 : 16);
  __pipeline_commit();
}
