// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Four int8 in one int, for __dp4a.
__global__ void dot(const int8_t *a, int *out) {
  __shared__ alignas(16) int packed[64];
  __pipeline_memcpy_async(&packed[threadIdx.x * 4], a + threadIdx.x * 16, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  out[threadIdx.x] = __dp4a(packed[threadIdx.x], packed[threadIdx.x], 0);
}

__global__ void unpacked(const int *a) {
  __shared__ alignas(16) int8_t bytes[256];
  __pipeline_memcpy_async(&bytes[threadIdx.x * 16], a + threadIdx.x * 4, 16);
}

// There is no such idiom for shorts or longs.
__global__ void shorts(const short *a, const long long *b) {
  __shared__ alignas(16) int packed[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i16){{.*}}(i32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&packed[threadIdx.x * 4], a + threadIdx.x * 8, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i64){{.*}}(i32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&packed[threadIdx.x * 4], b + threadIdx.x * 2, 16);
}
