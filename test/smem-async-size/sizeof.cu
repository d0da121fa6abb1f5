// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;
constexpr int kN = 128;

__device__ void fetch(void *dst, const void *src, size_t bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

__device__ void inside(float *dst, const float *src) {
  // CHECK: :[[@LINE+1]]:3: warning: 'sizeof(dst)' in the size is the size of a pointer (8 bytes), not of the data that 'dst' points to [smem-async-size]
  __pipeline_memcpy_async(dst, src, sizeof(dst));
}

__global__ void pointers(const float *x, const float **table) {
  extern __shared__ char pool[];
  auto *p = reinterpret_cast<float *>(pool);
  inside(p, x);
  // CHECK: :[[@LINE+1]]:3: warning: 'sizeof(p)' in the size
  fetch(p, x, sizeof(p));
  // CHECK: :[[@LINE+1]]:3: warning: 'sizeof(x)' in the size
  fetch(p, x + 8, 32 * sizeof(x));
  fetch(p, x, 32 * sizeof(*p));

  // Here the data are pointers.
  __shared__ const float *one;
  __shared__ const float *many[64];
  fetch(&one, table, sizeof(one));
  fetch(many, table, sizeof(many));
  fetch(many, table, 64 * sizeof(*table));
  fetch(many + 2, table, 2 * sizeof(many[0]));
}

__global__ void types(const half *x, const float *y, int stage) {
  __shared__ alignas(16) half t[2][kN];
  __shared__ alignas(16) float f[kN];
  // CHECK: :[[@LINE+1]]:3: warning: the size 'kN * sizeof(float)' (512 bytes) counts 128 elements of 'float' (4 bytes), but the elements of 't[stage]' are 'half' (2 bytes); the copy runs over the end of the array
  fetch(t[stage], x, kN * sizeof(float));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}part of the array is not copied
  fetch(f, y, kN * sizeof(half));
  fetch(f, y, kN / 2 * sizeof(float2));
  fetch(t[0], x, kN * sizeof(half2)); // both rows
}
