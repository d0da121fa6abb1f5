// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

// Nothing is said of an expression that clang does not know.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[512];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'unknown'
  bulk(unknown, x, 1040, &bar);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'offset'
  bulk(tile + offset, x, 1040, &bar);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'nbytes'
  bulk(y, x, nbytes, &bar);
}
