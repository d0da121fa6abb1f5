// RUN: %fixes %s | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/ptx>
#include <cuda/barrier>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

namespace ptx = cuda::ptx;

struct Stage {
  float a[64];
  float b[64];
  float rest[64];
};

__global__ void ends(const float *x, float *y) {
  __shared__ alignas(16) float t[4][64];
  __shared__ alignas(16) Stage s;
  __shared__ alignas(16) unsigned char pool[1024];
  auto block = cg::this_thread_block();
  // CHECK: fetch(t, x, sizeof(t));
  fetch(t, x, 1040);
  // CHECK: fetch(t[3], x, sizeof(t[3]));
  fetch(t[3], x, sizeof(t));
  // CHECK: fetch(&t[3][0], x, sizeof(t) - 768);
  fetch(&t[3][0], x, sizeof(t));
  // CHECK: fetch(pool + 512, x, sizeof(pool) - 512);
  fetch(pool + 512, x, 768);
  // CHECK: fetch(s.b, x, sizeof(s.b));
  fetch(s.b, x, sizeof(s.b) + 16);
  // CHECK: ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, t[2], sizeof(t) - 512);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, t[2], sizeof(t));
  // CHECK: cg::memcpy_async(block, t[0], x, cuda::aligned_size_t<4>(60));
  cg::memcpy_async(block, t[0], x, cuda::aligned_size_t<16>(60));
  // CHECK: cg::memcpy_async(block, t[0], 64, x, 64);
  cg::memcpy_async(block, t[0], 64 * sizeof(float), x, 64 * sizeof(float));
  // CHECK: __pipeline_memcpy_async(t[0], x, 4, 4);
  __pipeline_memcpy_async(t[0], x, 4, 16);
  // CHECK: __pipeline_memcpy_async(t[0], x, sizeof(float), sizeof(float));
  __pipeline_memcpy_async(t[0], x, sizeof(float), 8);
}

// The number of elements where the array's size is asked for.
__global__ void layout(const double *x) {
  __shared__ alignas(16) double d[64];
  // CHECK: cg::memcpy_async(cg::this_thread_block(), d, sizeof(d) / sizeof(double), x, sizeof(d) / sizeof(double));
  cg::memcpy_async(cg::this_thread_block(), d, sizeof(d), x, sizeof(d));
}
