// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

__device__ void last(const float *x, float *y);

// In source order, two on one line included.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  last(x, y);
  // CHECK: :[[@LINE+2]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  // CHECK: :[[@LINE+1]]:27: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  bulk(y, x, 1024, &bar); bulk(y, x, 1024, &bar);
}

__device__ void last(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  bulk(tile, x, 1024, &bar);
}
