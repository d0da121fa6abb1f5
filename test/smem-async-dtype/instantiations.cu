// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Two wrong instantiations, one place: printed once, both named.
template <class T> __global__ void stage(const T *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK-COUNT-1: :[[@LINE+1]]:3: warning: {{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], x + threadIdx.x * 8, 16);
  // CHECK-DAG: note: {{.*}}stage<float>
  // CHECK-DAG: note: {{.*}}stage<__nv_bfloat16>
}
template __global__ void stage(const half *);
template __global__ void stage(const float *);
template __global__ void stage(const __nv_bfloat16 *);

// Named by its class.
template <class T> struct Loader {
  __device__ void load(const float *x) const {
    __shared__ alignas(16) T tile[256];
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(tile, x, 16);
    // CHECK: note: {{.*}}Loader<{{.*}}half>
  }
};
__global__ void user(const float *x) {
  Loader<float>{}.load(x);
  Loader<half>{}.load(x);
}
