// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Every other use compiles with the new element as well.
__global__ void row_sums(const half *x, float *y) {
  // FIXED: __shared__ alignas(16) half row[256];
  __shared__ alignas(16) float row[256];
  static_assert(sizeof(row) > 0, "");
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(row + threadIdx.x * 8, x + threadIdx.x * 8, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  float first = row[0];
  float second = static_cast<float>(row[1]);
  y[threadIdx.x] = first + second;
  row[2] = y[0];
  memset(row, 0, sizeof(row));
}
