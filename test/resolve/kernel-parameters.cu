// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// A parameter of a kernel is typed by the launch; one of a void type is not.
template <class T> __global__ void typed(const T *__restrict__ x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
__global__ void untyped(const void *x) {
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(tile, x, 16);
  auto *floats = static_cast<const float *>(x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, floats, 16);
}
void launch(const float *x, const half *h) {
  typed<<<1, 32>>>(x);
  typed<<<1, 32>>>(h);
  untyped<<<1, 32>>>(h);
}
