#include <cuda_pipeline.h>
#include <cuda_fp16.h>

__global__ void k(const float *x, float *y) {
  __shared__ __align__(16) __half b[64];
  __pipeline_memcpy_async(b, x, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  y[0] = __half2float(b[0]);
}
