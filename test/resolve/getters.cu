// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <cutlass/array.h>

template <class T, int N> class Buffer {
  alignas(16) T storage[N];

public:
  __device__ T *data() { return storage; }
  __device__ T &operator[](int i) { return storage[i]; }
  __device__ T *row(int i) { return data() + i * 16; }
  __device__ void *raw() { return storage; }
  __device__ uint32_t address() { return static_cast<uint32_t>(__cvta_generic_to_shared(storage)); }
};

__device__ void copy16(uint32_t to, const void *from) {
  __pipeline_memcpy_async(__cvta_shared_to_generic(to), from, 16);
}

__global__ void kernel(const float *x, const half *h) {
  __shared__ Buffer<half, 256> tile;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile.data(), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[8], x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile.row(threadIdx.x), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile.raw(), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(tile.address() + threadIdx.x * 16, x);
  __pipeline_memcpy_async(tile.raw(), h, 16);
  copy16(tile.address(), h);
}

__global__ void library_array(const float *x, const cutlass::half_t *h) {
  __shared__ alignas(16) cutlass::Array<cutlass::half_t, 64> tile;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile.data(), x, 16);
  __pipeline_memcpy_async(tile.data(), h, 16);
}

// A free function that carves a place.
__device__ half *tile_of(int stage) {
  __shared__ alignas(16) half tiles[4][64];
  return tiles[stage];
}
__global__ void carved(const float *x, const half *h) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile_of(1), x, 16);
  __pipeline_memcpy_async(tile_of(1), h, 16);
}
