// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// A null says nothing of what will be pointed to.
__global__ void kernel(const float *x, const half *h, bool odd) {
  __shared__ alignas(16) half tile[256];
  const void *from = nullptr;
  void *to = 0;
  from = x;
  to = tile;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
  __pipeline_memcpy_async(to, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, odd ? x : nullptr, 16);
}
