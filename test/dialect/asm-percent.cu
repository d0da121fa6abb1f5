// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define LANE "%laneid"

// nvcc hands a register's name to ptxas, with one % or two.
__device__ unsigned one() {
  unsigned r, s;
  asm volatile("mov.u32 %0, %laneid;\n\tmov.u32 %1, %clock;" : "=r"(r), "=r"(s));
  return r + s;
}
__device__ unsigned two() {
  unsigned r;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(r));
  return r;
}
__device__ unsigned macro() {
  unsigned r;
  asm("mov.u32 %0, " LANE ";" : "=r"(r));
  return r;
}
template <class T> __device__ void copy(T *to, const void *from) {
  unsigned window = __cvta_generic_to_shared(to);
  asm volatile("{ .reg .pred p; setp.lt.u32 p, %laneid, 16; @p cp.async.ca.shared.global [%0], [%1], 16; }" ::"r"(window),
               "l"(from)
               : "memory");
}
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy(tile, x);
  copy(tile, h);
  one(), two(), macro();
}
