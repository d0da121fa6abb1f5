// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline.h>

__global__ void stage(const __nv_bfloat16 *b, const __nv_fp8_e4m3 *q, const __nv_fp8_e5m2 *g, const float4 *f) {
  __shared__ __align__(16) __nv_bfloat16 tile[2048];
  __shared__ __align__(16) __nv_fp8_e4m3 codes[4096];
  __shared__ float4 sums[256];
  int t = threadIdx.x;
  __pipeline_memcpy_async(&tile[8 * t], b + 8 * t, 16);
  __pipeline_memcpy_async(reinterpret_cast<uint4 *>(tile) + t, reinterpret_cast<const uint4 *>(b) + t, sizeof(uint4));
  __pipeline_memcpy_async(&codes[16 * t], q + 16 * t, 16, t < 7 ? 0 : 16);
  __pipeline_memcpy_async(&sums[t], f + t, sizeof(float4));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[8 * t], f + t, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&sums[t].x, b + 8 * t, 16, t < 7 ? 0 : 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e5m2){{.*}}(e4m3){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&codes[16 * t], g + 16 * t, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
}
