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
  T *smem;
  __device__ void load(const float *x) const {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(smem, x, 16);
    // CHECK: note: {{.*}}Loader<{{.*}}half>
  }
};
__global__ void user(const float *x) {
  __shared__ alignas(16) float a[256];
  Loader<float>{a}.load(x);
}
__device__ void other(Loader<half> l, const float *x) { l.load(x); }
