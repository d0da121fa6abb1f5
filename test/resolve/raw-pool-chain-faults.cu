// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

extern __shared__ __align__(128) unsigned char pool[];

// A pointer declared on a piece of the pool says what that piece holds.
__global__ void chain(const half *h, const float *x) {
  half *keys = reinterpret_cast<half *>(pool);
  float *maxima = reinterpret_cast<float *>(keys + 64 * 64);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(maxima, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(keys + 8, x, 16);
  // A view of the same place at the copy itself is no new piece.
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(reinterpret_cast<float4 *>(keys), x, 16);
}
