// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Calls itself, and calls in a circle: it ends, and says what it knows.
__device__ void tiles(void *to, const void *from, int n) {
  if (n == 0)
    return;
  __pipeline_memcpy_async(to, from, 16);
  tiles(static_cast<char *>(to) + 16, static_cast<const char *>(from) + 16, n - 1);
}
__device__ void even(void *to, const void *from, int n);
__device__ void odd(void *to, const void *from, int n) {
  if (n)
    even(to, from, n - 1);
}
__device__ void even(void *to, const void *from, int n) {
  __pipeline_memcpy_async(to, from, 16);
  if (n)
    odd(to, from, n - 1);
}
__device__ half *walk(half *p, int n) { return n ? walk(p + 8, n - 1) : p; }

template <int N> __device__ void unrolled(half *to, const float *from) {
  __pipeline_memcpy_async(reinterpret_cast<char *>(to), from, 16);
  if constexpr (N > 0)
    unrolled<N - 1>(to + 8, from + 4);
}

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  tiles(tile, x, 4);
  tiles(tile, h, 4);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  even(tile, x, 4);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(walk(tile, 3), x, 16);
  half *p = tile;
  for (int i = 0; i < 4; ++i) {
    p = p + 8;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(p, x, 16);
  }
}
