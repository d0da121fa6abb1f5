// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// A class that does work in its constructor is wrong in __shared__ for nvcc too.
struct Counter {
  int n;
  __device__ Counter() : n(0) {}
};
namespace mine {
struct barrier {
  int n;
  __device__ barrier() : n(1) {}
};
} // namespace mine

__global__ void kernel(const float *x) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: initialization is not supported for __shared__ variables
  __shared__ Counter counter;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: initialization is not supported for __shared__ variables
  __shared__ mine::barrier bar;
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
