// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_pipeline.h>

using nvcuda::experimental::pipeline;

// The old API takes both by reference, with one type.
__global__ void elementwise(const float *x) {
  __shared__ int tile[256];
  pipeline pipe;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  memcpy_async(reinterpret_cast<float &>(tile[threadIdx.x]), x[threadIdx.x], pipe);
  pipe.commit();
}

__global__ void right(const float *x) {
  __shared__ float tile[256];
  pipeline pipe;
  memcpy_async(tile[threadIdx.x], x[threadIdx.x], pipe);
  pipe.commit();
}
