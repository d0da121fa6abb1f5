// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class T> struct Stage {
  static __device__ void load(T *to, const T *x, uint64_t *bar) { bulk(to, x, 256, bar); }
};
// An explicit specialisation is ordinary code, called or not.
template <> struct Stage<double> {
  static __device__ void load(double *, const double *x, uint64_t *bar) {
    double tile[64];
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'tile', is in local memory{{.*}}[smem-async-space]
    bulk(tile, x, 256, bar);
  }
};
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  Stage<float>::load(tile, x, &bar);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  Stage<float>::load(y, x, &bar);
}
