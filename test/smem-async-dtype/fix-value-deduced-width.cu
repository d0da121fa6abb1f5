// RUN: %fixes --left=1 %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstring>
#include <cuda/ptx>
#include <cuda_fp16.h>

// Four bytes of any value: a type of two would be read past its end.
template <class V> __device__ void send_word(void *slot, V value, uint64_t *bar) {
  uint32_t word;
  memcpy(&word, &value, 4);
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

__global__ void kernel(const float *x, const int *n) {
  __shared__ half pairs[64];
  __shared__ float sums[64];
  __shared__ uint64_t bar;
  // FIXED: send_word(&pairs[0], x[0], &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send_word(&pairs[0], x[0], &bar);
  // FIXED: send_word(&sums[0], static_cast<float>(n[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  send_word(&sums[0], n[0], &bar);
}
