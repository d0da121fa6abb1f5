// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <cuda_pipeline_primitives.h>

// int8_t and uint8_t are how frameworks hand out narrow floats.
__global__ void storage(const __nv_fp8_e4m3 *e4, const __nv_fp8_e5m2 *e5, const __nv_fp4x2_e2m1 *e2,
                        const __nv_fp6_e3m2 *e3, const __nv_fp8_e8m0 *scales) {
  __shared__ alignas(16) int8_t i[256];
  __shared__ alignas(16) uint8_t u[256];
  __pipeline_memcpy_async(&i[threadIdx.x * 16], e4 + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&i[threadIdx.x * 16], e5 + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&u[threadIdx.x * 16], e2 + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&u[threadIdx.x * 16], e3 + threadIdx.x * 16, 16);
  __pipeline_memcpy_async(&i[threadIdx.x * 16], scales + threadIdx.x * 16, 16);
}

// Against anything wider a signed byte is a number.
__global__ void numbers(const int8_t *q, const half *h, const float *f) {
  __shared__ alignas(16) half tile[256];
  __shared__ alignas(16) int8_t bytes[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i8){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], q + threadIdx.x * 16, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(i8){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&bytes[threadIdx.x * 16], h + threadIdx.x * 8, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i8){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&bytes[threadIdx.x * 16], f + threadIdx.x * 4, 16);
}

// Two narrow formats are not one another.
__global__ void e4m3_is_not_e5m2(const __nv_fp8_e4m3 *x, const __nv_fp8_e8m0 *scales) {
  __shared__ alignas(16) __nv_fp8_e5m2 tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e4m3){{.*}}(e5m2){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 16], x + threadIdx.x * 16, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e8m0){{.*}}(e5m2){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 16], scales + threadIdx.x * 16, 16);
}
