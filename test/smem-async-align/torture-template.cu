// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class T, int Skip> __global__ void stage(const T *x) {
  __shared__ alignas(16) T tile[512];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'tile + Skip', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
  bulk(tile + Skip, x, 1024, &bar);
}
template __global__ void stage<float, 4>(const float *);
template __global__ void stage<float, 2>(const float *);
template __global__ void stage<double, 2>(const double *);
