// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

template <class T> __device__ void fetch(T *tile, const T *x) { __pipeline_memcpy_async(tile, x, 16); }

// An explicit specialisation is ordinary code, called or not.
template <> __device__ void fetch<half>(half *tile, const half *) {
  __shared__ alignas(16) float scratch[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(scratch, tile, 16);
}

template <class T> struct Converter {
  static __device__ void run(const T *x) {
    __shared__ alignas(16) T tile[256];
    __pipeline_memcpy_async(tile, x, 16);
  }
};
template <> struct Converter<float> {
  static __device__ void run(const float *x) {
    __shared__ alignas(16) half tile[256];
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(tile, x, 16);
  }
};
template <class T> struct Converter<T *> {
  static __device__ void run(T *const *x) {
    __shared__ alignas(16) half tile[256];
    __pipeline_memcpy_async(tile, x[0], 16);
  }
};

__global__ void kernel(const float *x, float *const *xs, const half *h) {
  Converter<float>::run(x);
  // Who chose the argument of the partial one is the caller.
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Converter<float *>::run(xs);
  Converter<half>::run(h);
}
