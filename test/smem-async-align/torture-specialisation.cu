// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class T> struct Stage {
  static __device__ void load(const T *x, uint64_t *bar) {
    __shared__ alignas(16) T tile[256];
    bulk(tile, x, 256, bar);
  }
};
// An explicit specialisation is ordinary code, called or not.
template <> struct Stage<double> {
  static __device__ void load(const double *x, uint64_t *bar) {
    __shared__ double tile[64];
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'tile', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
    bulk(tile, x, 256, bar);
  }
};
template <class T> struct Stage<T *> {
  static __device__ void load(T *const *x, uint64_t *bar) {
    __shared__ alignas(16) T *tile[64];
    bulk(tile, x, 256, bar);
  }
};
__global__ void kernel(const float *x, float *const *xs) {
  __shared__ uint64_t bar;
  Stage<float>::load(x, &bar);
  Stage<float *>::load(xs, &bar);
}
