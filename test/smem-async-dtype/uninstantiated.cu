// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Nobody says what T is; this one line is wrong for every T, and still silent.
template <class T> __global__ void never(const float *x, const T *y) {
  __shared__ alignas(16) half tile[256];
  __shared__ alignas(16) T other[256];
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(other, y, 16);
}

template <class T> struct Never {
  __device__ void load(const float *x) {
    __shared__ alignas(16) half tile[256];
    __pipeline_memcpy_async(tile, x, 16);
  }
};
Never<int> *declared;

// The generic lambda is never called.
__global__ void lambda(const float *x) {
  __shared__ alignas(16) half tile[256];
  auto load = [&](auto n) { __pipeline_memcpy_async(tile, x, n); };
  (void)load;
}
