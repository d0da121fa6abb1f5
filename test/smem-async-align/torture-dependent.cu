// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

struct Padded {
  static constexpr int kSkip = 4;
};
struct Tight {
  static constexpr int kSkip = 3;
};

// Nothing is known until Traits is.
template <class Traits> struct Mainloop {
  __device__ void operator()(const float *x, uint64_t *bar) {
    __shared__ alignas(16) float tile[512];
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'tile + Traits::kSkip', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
    bulk(tile + Traits::kSkip, x, 1024, bar);
  }
};
template <int Skip> __device__ void uninstantiated(const float *x, uint64_t *bar) {
  __shared__ float tile[512];
  bulk(tile + Skip, x, 1024, bar);
}
__global__ void kernel(const float *x) {
  __shared__ uint64_t bar;
  Mainloop<Padded>{}(x, &bar);
  Mainloop<Tight>{}(x, &bar);
}
