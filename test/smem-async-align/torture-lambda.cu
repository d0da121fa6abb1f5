// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

template <class F> __device__ void twice(F f) {
  f(0);
  f(1);
}

__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[512];
  __shared__ uint64_t bar;
  auto load = [&](auto *to, const float *from, int bytes) { bulk(to, from, bytes, &bar); };
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  load(tile + 1, x, 1024);
  load(tile + 4, x, 1024);

  // Captured, so decided inside.
  auto own = [&](int) {
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
    bulk(tile + 1, x, 1024, &bar);
    bulk(tile + 4, x, 1024, &bar);
  };
  own(0);
  twice(own);
}
