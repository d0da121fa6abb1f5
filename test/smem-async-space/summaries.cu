// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_pipeline_primitives.h>

struct Operands {
  float *to;
  const float *from;
};
__device__ float table[64];
__device__ void copy(const Operands &o) { __pipeline_memcpy_async(o.to, o.from, 16); }
__device__ void twice(float *a, float *b, const float *from) {
  __pipeline_memcpy_async(a, from, 16);
  __pipeline_memcpy_async(b, from, 16);
}
struct Loader {
  float *to;
  __device__ void run(const float *x) const { __pipeline_memcpy_async(to, x, 16); }
};

// Arguments, structures of them, objects, lambdas.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float t[64];
  Operands right{t, x}, wrong{y, x};
  copy(right);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}} is in global memory{{.*}}[smem-async-space]
  copy(wrong);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  twice(t, y, x);
  Loader loader{t}, bad{table};
  loader.run(x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}} is in global memory{{.*}}[smem-async-space]
  bad.run(x);
  auto load = [&](float *to) { __pipeline_memcpy_async(to, x, 16); };
  load(t);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'table', is in global memory{{.*}}[smem-async-space]
  load(table);
}
