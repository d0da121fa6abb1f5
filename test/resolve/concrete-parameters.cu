// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Its own signature is wrong: no caller can be right.
__device__ void wrong_helper(half *to, const float *from) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
}
__global__ void calls_wrong_helper(const float *x) {
  __shared__ alignas(16) half tile[256];
  wrong_helper(tile, x);
}

// It moves floats; what the caller casts is the caller's.
__device__ void load_floats(float *to, const float *from) { __pipeline_memcpy_async(to, from, 16); }
__global__ void callers(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  __shared__ alignas(16) float other[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load_floats(reinterpret_cast<float *>(tile), x);
  load_floats(other, x);
  // Both sides are halves: as good as any 16 bytes.
  load_floats(reinterpret_cast<float *>(tile), reinterpret_cast<const float *>(h));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  load_floats(other, reinterpret_cast<const float *>(h));
}

// Wrong by its signature, right for this caller: the caller's roots win.
__device__ void odd_helper(half *to, const float *from) { __pipeline_memcpy_async(to, from, 16); }
__global__ void calls_odd_helper(const float *x) {
  __shared__ alignas(16) float tile[256];
  odd_helper(reinterpret_cast<half *>(tile), x);
}

// Nobody calls it in this unit.
__device__ void uncalled(half *to, const float *from) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
}
__device__ void uncalled_untyped(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
