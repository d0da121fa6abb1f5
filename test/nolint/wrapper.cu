// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// The comment belongs where the finding stands: at the call.
__device__ void copy16(void *to, const void *from) {
  __pipeline_memcpy_async(to, from, 16); // NOLINT(smem-async-dtype)
}
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(tile, x);
  copy16(tile, x); // NOLINT(smem-async-dtype)
}
