// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline_primitives.h>

// A word holds whole elements, or is half of one.
__global__ void words(const float *f, const double *d, const half *h, const __nv_fp8_e5m2 *q) {
  __shared__ alignas(16) uint32_t w[256];
  __shared__ alignas(16) uint64_t l[128];
  __shared__ alignas(16) unsigned short s[256];
  __shared__ alignas(16) unsigned __int128 x[16];
  __pipeline_memcpy_async(&w[threadIdx.x], f + threadIdx.x, 4);
  __pipeline_memcpy_async(&w[threadIdx.x * 2], d + threadIdx.x, 8);
  __pipeline_memcpy_async(&w[threadIdx.x], h + threadIdx.x * 2, 4);
  __pipeline_memcpy_async(&l[threadIdx.x], f + threadIdx.x * 2, 8);
  __pipeline_memcpy_async(&l[threadIdx.x], d + threadIdx.x, 8);
  __pipeline_memcpy_async(&s[threadIdx.x * 8], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&s[threadIdx.x * 2], q + threadIdx.x * 4, 4);
  __pipeline_memcpy_async(&x[threadIdx.x], h + threadIdx.x * 8, 16);
}

// Nobody keeps a float in two shorts, nor doubles in threes.
__global__ void misfits(const float *f, const double *d) {
  __shared__ alignas(16) unsigned short s[256];
  __shared__ uint3 t[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(u16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&s[threadIdx.x * 8], f + threadIdx.x * 4, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f64){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&t[threadIdx.x], d + threadIdx.x, 4);
}

// Carriers among themselves.
__global__ void words_of_words(const uint32_t *x, const uint64_t *y) {
  __shared__ alignas(16) unsigned short s[256];
  __shared__ int4 tile[64];
  __pipeline_memcpy_async(&s[threadIdx.x * 2], x + threadIdx.x, 4);
  __pipeline_memcpy_async(&tile[threadIdx.x], y + threadIdx.x * 2, 16);
}
