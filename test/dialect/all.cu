// REQUIRES: cuda
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts_real --run=host %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// All of the dialect at once, in each host.
struct Storage {
  alignas(16) half *list[4];
  alignas(16) float tile[64];
  int n;
  __device__ Storage() : n(__CUDACC_VER_MAJOR__) {}
};
template <class S> __global__ void kernel(const int *n, const float *x) {
  __shared__ alignas(128) S s;
  extern __shared__ int one;
  unsigned lane;
  asm volatile("mov.u32 %0, %laneid;" : "=r"(lane));
  one = lane + __nv_atomic_load_n(n, __NV_ATOMIC_RELAXED);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(s.tile, n, 16);
  __pipeline_memcpy_async(s.tile, x, 16);
}
template __global__ void kernel<Storage>(const int *, const float *);
int host(int i, float f) { return fprintf(stderr, "%f", min(i, 2) + max(f, 2.0)); }
