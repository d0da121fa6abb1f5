// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

template <class V> __device__ void send(void *slot, V value, uint64_t *bar) {
  uint32_t word = 0;
  memcpy(&word, &value, sizeof(value));
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

__global__ void publish(const float *x, const half *h, const int *n, const double *d) {
  __shared__ __nv_bfloat16 sums[64];
  __shared__ float means[64];
  __shared__ half maxima[64];
  __shared__ uint64_t bar;
  // FIXED: send(&sums[0], __float2bfloat16(x[0] + x[1]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  send(&sums[0], x[0] + x[1], &bar);
  // FIXED: send(&means[0], __half2float(h[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  send(&means[0], h[0], &bar);
  // FIXED: send(&means[1], static_cast<float>(n[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  send(&means[1], n[0], &bar);
  // FIXED: send(&maxima[0], __float2half(x[threadIdx.x]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&maxima[0], x[threadIdx.x], &bar);
  // FIXED: send(&maxima[1], __int2half_rn(n[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&maxima[1], n[0], &bar);
  // FIXED: send(&maxima[2], h[2], &bar);
  send(&maxima[2], h[2], &bar);
}
