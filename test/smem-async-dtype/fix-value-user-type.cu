// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cutlass/numeric_types.h>

template <class V> __device__ void send(void *slot, V value, uint64_t *bar) {
  uint32_t word = 0;
  memcpy(&word, &value, sizeof(value));
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

// CUDA's functions do not give a cutlass type.
__global__ void publish(const float *x, const cutlass::half_t *h) {
  __shared__ cutlass::half_t sums[64];
  __shared__ float means[64];
  __shared__ uint64_t bar;
  // FIXED: send(&sums[0], static_cast<cutlass::half_t>(x[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&sums[0], x[0], &bar);
  // FIXED: send(&means[0], static_cast<float>(h[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  send(&means[0], h[0], &bar);
}
