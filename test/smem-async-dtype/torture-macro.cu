// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

#define CP_ASYNC(dst, src) __pipeline_memcpy_async(dst, src, 16)
#define STAGE(tile, from)                                                                                              \
  do {                                                                                                                 \
    CP_ASYNC(&tile[threadIdx.x * 8], &from[threadIdx.x * 8]);                                                          \
    __pipeline_commit();                                                                                               \
  } while (0)

__global__ void stage(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16){{.*}}[smem-async-dtype]
  CP_ASYNC(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}f32{{.*}}f16{{.*}}[smem-async-dtype]
  STAGE(tile, x);
  CP_ASYNC(tile, h);
  STAGE(tile, h);
}

// A whole kernel from a macro: the finding stands where it is expanded.
#define KERNEL(name, from, to)                                                                                         \
  __global__ void name(const from *x) {                                                                                \
    __shared__ alignas(16) to tile[256];                                                                               \
    __pipeline_memcpy_async(tile, x, 16);                                                                              \
  }
// CHECK: :[[@LINE+1]]:1: warning: {{.*}}f32{{.*}}f16{{.*}}[smem-async-dtype]
KERNEL(wrong, float, half)
KERNEL(right, half, half)
