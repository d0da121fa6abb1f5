// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Opaque;
__device__ void *somewhere();
__device__ Opaque *allocate();
struct Handle {
  void *smem;
};
__device__ Handle current;

__global__ void kernel(const float *x, const half *h, const void *v, size_t address, Opaque *o) {
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(somewhere(), x, 16);
  __pipeline_memcpy_async(allocate(), x, 16);
  __pipeline_memcpy_async(current.smem, x, 16);
  __pipeline_memcpy_async(__cvta_shared_to_generic(address), x, 16);
  __pipeline_memcpy_async(tile, v, 16);
  __pipeline_memcpy_async(tile, o, 16);
  __pipeline_memcpy_async(nullptr, x, 16);
}
