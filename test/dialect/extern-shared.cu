// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Pool {
  alignas(16) half tile[64];
  unsigned long long bar = 0;
};

// Dynamic shared memory need not be an array.
__global__ void kernel(const float *x, const half *h) {
  extern __shared__ Pool pool;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(pool.tile, x, 16);
  __pipeline_memcpy_async(pool.tile, h, 16);
}
