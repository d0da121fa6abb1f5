#pragma once
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ inline void load16(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }

__global__ void load_header(const float *x) {
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(tile, x, 16);
}
