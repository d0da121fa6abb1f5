// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include "Inputs/loader.cuh"

// The user's own header is the user's code.
// CHECK: loader.cuh:9:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: torture-header.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load16(tile, x);
  load16(tile, h);
}
