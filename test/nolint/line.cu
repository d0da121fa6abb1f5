// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(tile, x, 16); // NOLINT
  __pipeline_memcpy_async(tile, x, 16); // NOLINT: bits are meant
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(smem-async-dtype)
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(bugprone-branch-clone, smem-async-dtype)
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(smem-*)
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(*)
  __pipeline_memcpy_async(tile, x, 16); /* NOLINT */
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(smem-async-size)
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16); // NOLINT(bugprone-*)
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16); // NOLINTNEXTLINE
  __pipeline_memcpy_async(tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
