// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class T, bool Shared> __global__ void stage(const T *x, T *y) {
  __shared__ alignas(16) T tile[256];
  __shared__ uint64_t bar;
  T *to;
  if constexpr (Shared)
    to = tile;
  else
    to = y;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'to', is in global memory{{.*}}[smem-async-space]
  bulk(to, x, 1024, &bar);
}
template __global__ void stage<float, true>(const float *, float *);
template __global__ void stage<float, false>(const float *, float *);
