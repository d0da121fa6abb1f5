// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_pipeline_primitives.h>

__global__ void scale(const __nv_bfloat16 *x, float *y) {
  // FIXED: __shared__ alignas(16) __nv_bfloat16 tile[256];
  // CHECK-DAG: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}}'tile'{{.*}}'__nv_bfloat16'
  __shared__ alignas(16) float tile[256];
  // CHECK-DAG: :[[@LINE+1]]:3: warning: {{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], x + threadIdx.x * 8, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  y[threadIdx.x] = tile[threadIdx.x];
}
