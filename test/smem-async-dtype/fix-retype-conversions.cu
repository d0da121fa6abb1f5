// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline_primitives.h>

// Elements that are read through an explicit conversion convert from the new type as well.
__global__ void kernel(const __nv_bfloat16 *b, const __nv_fp8_e5m2 *q, float *y) {
  // FIXED: __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ alignas(16) float tile[256];
  // FIXED: __shared__ alignas(16) __nv_fp8_e5m2 codes[256];
  __shared__ alignas(16) __nv_fp8_e4m3 codes[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], b + threadIdx.x * 8, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e5m2){{.*}}(e4m3){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&codes[threadIdx.x * 16], q + threadIdx.x * 16, 16);
  y[0] = static_cast<float>(tile[0]) * 2;
  y[1] = float(codes[0]);
}
