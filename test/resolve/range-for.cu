// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Stage {
  half *tile;
  float *scale;
};

__global__ void kernel(const half *h, const float *x) {
  __shared__ alignas(16) half a[64];
  __shared__ alignas(16) half b[64];
  __shared__ alignas(16) float c[64];
  half *tiles[] = {a, b};
  Stage stages[] = {{a, c}, {b, c + 32}};
  for (half *tile : tiles) {
    __pipeline_memcpy_async(tile, h, 16);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(tile, x, 16);
  }
  for (const Stage &s : stages) {
    __pipeline_memcpy_async(s.tile, h, 16);
    __pipeline_memcpy_async(s.scale, x, 16);
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  }
}
