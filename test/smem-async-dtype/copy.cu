// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void half_into_float(const half *x) {
  __shared__ __align__(16) float tile[256];
  // CHECK: copy.cu:[[@LINE+1]]:3: warning: the copied data 'x + threadIdx.x * 8' (f16) does not have the dtype of its destination '&tile[threadIdx.x * 4]' (f32); an asynchronous copy converts nothing, so the bits will be read as f32 [smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], x + threadIdx.x * 8, 16);
  // CHECK-NEXT: copy.cu:[[@LINE-4]]:45: note: parameter 'x' is declared to point to 'half' here
  // CHECK-NEXT: copy.cu:[[@LINE-4]]:34: note: 'tile' is declared with element type 'float' here
}

__global__ void half_into_half(const half *x) {
  __shared__ __align__(16) half tile[256];
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], x + threadIdx.x * 8, 16);
}
