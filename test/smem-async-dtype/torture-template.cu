// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

template <class T, int N> struct Tile {
  alignas(16) T data[N];
};

// Element type, size and count from template arguments.
template <class Dst, class Src, int N> __device__ void load(Tile<Dst, N> &tile, const Src *x) {
  constexpr int step = 16 / sizeof(Src);
  for (int i = threadIdx.x * step; i < N; i += blockDim.x * step)
    __pipeline_memcpy_async(&tile.data[i], x + i, 16);
}

__global__ void kernel(const float *x, const half *h) {
  __shared__ Tile<half, 256> tile;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(tile, x);
  load(tile, h);
}

// Variadic, by fold.
template <class D, class... S> __device__ void load_all(D *tile, const S *...x) {
  (__pipeline_memcpy_async(tile, x, 16), ...);
}
__global__ void fold(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load_all(tile, h, x);
  load_all(tile, h, h);
}

// Through a template parameter that is a function.
template <void (*Copy)(void *, const void *)> __device__ void run(half *tile, const float *x) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copy(tile, x);
}
__device__ void copy16(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
__global__ void by_function(const float *x) {
  __shared__ alignas(16) half tile[256];
  run<copy16>(tile, x);
}
