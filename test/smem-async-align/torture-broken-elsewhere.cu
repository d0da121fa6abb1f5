// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

__device__ int broken(int n) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error:
  return n +;
}

__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[512];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  bulk(tile + 1, x, 1024, &bar);
  bulk(tile + 4, x, 1024, &bar);
}
