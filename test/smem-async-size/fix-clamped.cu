// RUN: %fixes %s | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

constexpr int kTile = 256;

__global__ void kernel(const float *x, int n) {
  __shared__ alignas(16) float t[kTile];
  int m = min(n, kTile);
  // CHECK: fetch(t, x, m * sizeof(float));
  fetch(t, x, m);
}
