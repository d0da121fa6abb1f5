// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// The function takes any element.
template <class T> __device__ float total(const T *values, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += static_cast<float>(values[i]);
  return sum;
}

__global__ void row_sums(const half *x, float *y) {
  // FIXED: __shared__ alignas(16) half row[256];
  __shared__ alignas(16) float row[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(row + threadIdx.x * 8, x + threadIdx.x * 8, 16);
  y[threadIdx.x] = total(row, 256);
}
