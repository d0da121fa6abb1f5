#pragma once
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace library {
__device__ inline void load16(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
template <class T> __device__ void load(T *to, const T *from) { load16(to, from); }

// Wrong, and nothing the user could mend.
__global__ void own_kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(tile, x, 16);
}
template <class T> __device__ void own_mistake(const T *x) {
  __shared__ alignas(16) half tile[256];
  load16(tile, x);
}
} // namespace library
#define LIBRARY_LOAD(to, from) library::load16(to, from)
