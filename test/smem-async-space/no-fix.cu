// RUN: not %fixes %s 2>&1 | FileCheck %s

#include <cuda/ptx>
#include <stdint.h>

namespace ptx = cuda::ptx;

// Barriers that are more than a declaration, and operands whose place is a choice.
// CHECK: no fix-it was applied
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(128) float t[256];
  uint64_t first = 0;
  uint64_t one, two;
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, t, x, 512, &first);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, t, x, 512, &one);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, t, x, 512, &two);
}
