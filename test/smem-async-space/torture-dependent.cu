// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

struct Staged {
  static __device__ float *tile(float *) {
    __shared__ alignas(16) float own[256];
    return own;
  }
};
struct Direct {
  static __device__ float *tile(float *y) { return y; }
};

// Nothing is known until Traits is.
template <class Traits> struct Mainloop {
  __device__ void operator()(const float *x, float *y, uint64_t *bar) { bulk(Traits::tile(y), x, 1024, bar); }
};
template <class T> __device__ void uninstantiated(const T *x, uint64_t *bar) {
  T tile[256];
  bulk(tile, x, 1024, bar);
}
__global__ void kernel(const float *x, float *y) {
  __shared__ uint64_t bar;
  Mainloop<Staged>{}(x, y, &bar);
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async.bulk', 'y', is in global memory{{.*}}[smem-async-space]
  Mainloop<Direct>{}(x, y, &bar);
}
