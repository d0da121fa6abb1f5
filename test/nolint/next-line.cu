// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // NOLINTNEXTLINE
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTNEXTLINE(smem-async-dtype)
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTNEXTLINE(smem-*,cert-*): packed
  __pipeline_memcpy_async(tile, x, 16);
  // CHECK: :[[@LINE+2]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  // NOLINTNEXTLINE(smem-async-wait)
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTNEXTLINE

  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
