// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline_primitives.h>

// Sixteen bytes of anything: nearly every kernel copies like this.
__global__ void through_vectors(const half *h, const __nv_bfloat16 *b, const __nv_fp8_e4m3 *q, const double *d) {
  __shared__ int4 tile[64];
  __shared__ uint4 other[64];
  __shared__ ulonglong2 words[64];
  __shared__ uint2 pairs[64];
  __pipeline_memcpy_async(&tile[threadIdx.x], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&other[threadIdx.x], b + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&words[threadIdx.x], q + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&pairs[threadIdx.x], d + threadIdx.x, 8);
  __pipeline_memcpy_async(&tile[threadIdx.x], &words[0], 16);
}

// A vector of floats is floats.
__global__ void not_a_carrier(const half *h) {
  __shared__ float4 tile[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x], h + threadIdx.x * 8, 16);
}
