// RUN: not %fixes %s 2>&1 | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;

#define COUNT 128

struct Buffers {
  float a[2][128];
  float b[64];
};

// CHECK: no fix-it was applied
__global__ void kernel(const float *x, const double *d, int i) {
  __shared__ alignas(16) Buffers s;
  __shared__ alignas(16) float tile[64];
  __shared__ alignas(16) double t[64];
  auto block = cg::this_thread_block();
  // A number that others use.
  cg::memcpy_async(block, &s.a[1][64], x, COUNT * sizeof(float));
  // Part of an array.
  float *p = tile + 16;
  cg::memcpy_async(block, p, x, sizeof(p));
  // Part of it is zeros.
  __pipeline_memcpy_async(&t[threadIdx.x], &d[threadIdx.x], 4, 2);
  // How many elements is open.
  cg::memcpy_async(block, t, d, 12);
}
