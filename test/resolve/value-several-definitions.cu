// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

__device__ void send(void *slot, uint32_t word, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

__global__ void kernel(const float *x, const half2 *h, const int *n, bool odd) {
  __shared__ float sums[64];
  __shared__ half2 pairs[64];
  __shared__ uint64_t bar;
  // An accumulator is a float all along.
  float sum = 0;
  for (int i = 0; i < 32; ++i)
    sum += x[i];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&pairs[0], __float_as_uint(sum), &bar);
  send(&sums[0], __float_as_uint(sum), &bar);
  // Both arms are floats, or a bare zero.
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&pairs[1], odd ? __float_as_uint(x[0]) : __float_as_uint(x[1]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&pairs[2], odd ? __float_as_uint(x[0]) : 0u, &bar);
  // One float, one int: unknown.
  uint32_t either = __float_as_uint(x[0]);
  if (odd)
    either = static_cast<uint32_t>(n[0]);
  send(&pairs[3], either, &bar);
}
