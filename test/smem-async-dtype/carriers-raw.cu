// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/std/cstddef>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace std { enum class byte : unsigned char {}; }

__global__ void raw_bytes(const half *h, const double *d, const void *v, const char *c) {
  __shared__ alignas(16) unsigned char u[256];
  __shared__ alignas(16) char text[256];
  __shared__ alignas(16) std::byte bytes[256];
  __shared__ alignas(16) float tile[64];
  __pipeline_memcpy_async(&u[threadIdx.x * 16], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&text[threadIdx.x * 16], d + threadIdx.x * 2, 16);
  __pipeline_memcpy_async(&bytes[threadIdx.x * 16], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], v, 16);
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], c, 16);
}

// Signed scalars are data.
__global__ void data(const half *h, const float *f, const double *d) {
  __shared__ alignas(16) short s[256];
  __shared__ alignas(16) int i[256];
  __shared__ alignas(16) long long l[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(i16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&s[threadIdx.x * 8], h + threadIdx.x * 8, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&i[threadIdx.x * 4], f + threadIdx.x * 4, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f64){{.*}}(i64){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&l[threadIdx.x * 2], d + threadIdx.x * 2, 16);
}
