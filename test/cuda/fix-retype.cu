// REQUIRES: cuda
// RUN: %fixes_real --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline.h>

__global__ void scale(const __nv_bfloat16 *x, const __nv_fp8_e5m2 *q, float *y) {
  // FIXED: __shared__ __align__(16) __nv_bfloat16 tile[1024];
  __shared__ __align__(16) float tile[1024];
  // FIXED: __shared__ __align__(16) __nv_fp8_e5m2 codes[1024];
  __shared__ __align__(16) __nv_fp8_e4m3 codes[1024];
  int t = threadIdx.x;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[8 * t], x + 8 * t, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e5m2){{.*}}(e4m3){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&codes[16 * t], q + 16 * t, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  y[t] = tile[t];
}
