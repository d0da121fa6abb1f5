// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>
#include <cuda_pipeline_primitives.h>

__global__ void masks(const float *x, const uint8_t *bytes, const int8_t *flags) {
  __shared__ alignas(16) bool mask[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bool){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&mask[threadIdx.x * 16], x + threadIdx.x * 4, 16);
  __pipeline_memcpy_async(&mask[threadIdx.x * 16], bytes + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&mask[threadIdx.x * 16], flags + threadIdx.x * 16, 16);
}
