// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // NOLINTBEGIN
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTEND
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTBEGIN(smem-async-dtype)
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTEND(smem-async-dtype)
  // NOLINTBEGIN(smem-async-size)
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTBEGIN(smem-*)
  __pipeline_memcpy_async(tile, x, 16);
  // NOLINTEND(smem-*)
  // NOLINTEND(smem-async-size)
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
