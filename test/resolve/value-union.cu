// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

__device__ void send(void *slot, uint32_t word, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}
union Pun {
  float f;
  uint32_t u;
  half2 h;
  __device__ Pun() {}
};
union Plain {
  float f;
  uint32_t u;
};

__global__ void kernel(const float *x, const half2 *h) {
  __shared__ half2 slots[64];
  __shared__ uint64_t bar;
  Plain plain;
  plain.f = x[0];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[0], plain.u, &bar);
  Plain initialised = {x[0]};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[1], initialised.u, &bar);
  Pun right;
  right.h = h[0];
  send(&slots[2], right.u, &bar);
}
