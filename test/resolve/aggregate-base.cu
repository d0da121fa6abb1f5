// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Base {
  void *smem;
};
struct Derived : Base {
  const float *gmem;
  __device__ void load() { __pipeline_memcpy_async(smem, gmem, 16); }
};
__global__ void aggregates(const float *x) {
  __shared__ alignas(16) half tile[256];
  __shared__ alignas(16) float other[256];
  Derived wrong{{tile}, x};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  wrong.load();
  Derived right{{other}, x};
  right.load();
}
