// RUN: %fixes %s | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;

struct Buffers {
  float a[2][128];
  float b[64];
};

__global__ void ends(const float *x) {
  __shared__ alignas(16) Buffers s;
  __shared__ alignas(16) float line[512];
  auto block = cg::this_thread_block();
  // CHECK: &s.a[1][64], x, 64 * sizeof(float));
  cg::memcpy_async(block, &s.a[1][64], x, 128 * sizeof(float));
  // CHECK: line + 448, x, sizeof(float) * 64);
  cg::memcpy_async(block, line + 448, x, sizeof(float) * 128);
}

__global__ void array(const float *x) {
  __shared__ alignas(16) float tile[64];
  float *p = tile;
  // CHECK: p, x, sizeof(tile));
  cg::memcpy_async(cg::this_thread_block(), p, x, sizeof(p));
}

// One element a thread, whatever T is.
template <class T> __global__ void one(const T *x) {
  __shared__ T t[64];
  // CHECK: &x[threadIdx.x], sizeof(T));
  __pipeline_memcpy_async(&t[threadIdx.x], &x[threadIdx.x], 4);
}
template __global__ void one<float>(const float *);
template __global__ void one<double>(const double *);
