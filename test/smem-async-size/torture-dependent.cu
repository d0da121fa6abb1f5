// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

struct Small {
  static constexpr int kBytes = 1024;
};
struct Large {
  static constexpr int kBytes = 1040;
};

// Nothing is known until Traits is.
template <class Traits> struct Mainloop {
  __device__ void operator()(const float *x, uint64_t *bar) {
    __shared__ alignas(16) float tile[256];
    // CHECK: :[[@LINE+1]]:5: warning: the size 'Traits::kBytes' (1040 bytes){{.*}}past the end of 'tile'{{.*}}[smem-async-size]
    bulk(tile, x, Traits::kBytes, bar);
  }
};
template <int Bytes> __device__ void uninstantiated(const float *x, uint64_t *bar) {
  __shared__ alignas(16) float tile[256];
  bulk(tile, x, Bytes, bar);
}
__global__ void kernel(const float *x) {
  __shared__ uint64_t bar;
  Mainloop<Small>{}(x, &bar);
  Mainloop<Large>{}(x, &bar);
}
