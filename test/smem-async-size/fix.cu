// RUN: %fixes %s | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;
constexpr int kRows = 16, kCols = 64;
#define LEN 256

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

__global__ void kernel(const half *x, const double *y) {
  __shared__ alignas(16) half t[kRows][kCols];
  __shared__ alignas(16) double d[LEN];
  // CHECK: fetch(t, x, kRows * kCols * sizeof(half));
  fetch(t, x, kRows * kCols);
  // CHECK: fetch(t, x, kRows * kCols * sizeof(half));
  fetch(t, x, kRows * kCols * sizeof(float));
  // CHECK: fetch(d, y, LEN * sizeof(double));
  fetch(d, y, LEN);
  half *p = &t[0][0];
  // CHECK: fetch(p, x, kCols * sizeof(*p));
  fetch(p, x, kCols * sizeof(p));
}

template <class T, int N> __global__ void generic(const T *x) {
  __shared__ alignas(16) T t[N];
  // CHECK: fetch(t, x, N * sizeof(T));
  fetch(t, x, N);
}
template __global__ void generic<float, 64>(const float *);
