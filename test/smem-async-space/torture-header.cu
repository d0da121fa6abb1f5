// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include "Inputs/loader.cuh"

// The user's own header is the user's code.
// CHECK: loader.cuh:11:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]

__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  // CHECK: torture-header.cu:[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  bulk(y, x, 1024, &bar);
  bulk(tile, x, 1024, &bar);
}
