// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fplugin-arg-smemlint-checks=smem-async-dtype -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#include <cuda/ptx>
#include <cuda_bf16.h>

template <class V> __device__ void send(void *slot, V value, uint64_t *bar) {
  uint32_t word = 0;
  memcpy(&word, &value, sizeof(value));
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

// What is wrong in one instantiation is right in the other.
template <class T> __global__ void publish(const T *x) {
  __shared__ __nv_bfloat16 sums[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  send(&sums[0], x[0], &bar);
  // CHECK: note: {{.*}}publish<float>
}
template __global__ void publish(const float *);
template __global__ void publish(const __nv_bfloat16 *);
