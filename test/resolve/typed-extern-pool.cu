// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

extern __shared__ float smem[];

// Used without a cast, T counts; one cast away it is only a pool.
__global__ void reduce(const half *h, const float *x) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(smem, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&smem[threadIdx.x * 4], h, 16);
  __pipeline_memcpy_async(smem + threadIdx.x * 4, x, 16);
  half *tile = reinterpret_cast<half *>(smem);
  __pipeline_memcpy_async(tile, h, 16);
  __pipeline_memcpy_async(reinterpret_cast<half *>(smem + 1024), h, 16);
  __pipeline_memcpy_async(reinterpret_cast<char *>(smem), h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
