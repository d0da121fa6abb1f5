// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class T, int N> __global__ void stage(const T *x) {
  __shared__ alignas(16) T tile[N];
  __shared__ uint64_t bar;
  // Once for each instantiation that is wrong, with its name.
  // CHECK: :[[@LINE+1]]:3: warning: the size of 1024 bytes at 'tile' ends 512 bytes past the end of 'tile'{{.*}}[smem-async-size]
  bulk(tile, x, 1024, &bar);
  bulk(tile, x, N * sizeof(T), &bar);
}
template __global__ void stage<float, 128>(const float *);
template __global__ void stage<float, 256>(const float *);
template __global__ void stage<double, 128>(const double *);
