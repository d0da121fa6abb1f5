// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include "Inputs/loader.cuh"

// The user's own header is the user's code.
// CHECK: loader.cuh:11:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]

__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[512];
  __shared__ uint64_t bar;
  // CHECK: torture-header.cu:[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  bulk(tile + 1, x, 1024, &bar);
  bulk(tile + 4, x, 1024, &bar);
}
