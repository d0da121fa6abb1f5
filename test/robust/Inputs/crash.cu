#include <cuda_pipeline.h>
#include <cuda_fp16.h>

__global__ void kernel(const float *x) {
  __shared__ __align__(16) __half b[64];
  __pipeline_memcpy_async(b, x, 16);
  int unused;
}
