// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

constexpr int kTile = 256;

// At most so many elements: bytes would be clamped to bytes.
__global__ void kernel(const float *x, int n) {
  __shared__ alignas(16) float t[kTile];
  __shared__ alignas(16) char raw[kTile];
  int m = min(n, kTile);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'm' is at most the number of elements of 't' ('float', 4 bytes each), but bytes are counted here; only one in 4 is copied [smem-async-size]
  fetch(t, x, m);
  int k = n < kTile ? n : kTile;
  // CHECK: :[[@LINE+1]]:3: warning: the size 'k' is at most the number of elements of 't'
  fetch(t, x, k);
  fetch(t, x, m * sizeof(float));
  fetch(t, x, min(n, 256));
  fetch(t, x, min(n, 4 * kTile));
  fetch(t, x, max(n, kTile));
  fetch(t, x, n < kTile ? kTile : n);
  fetch(raw, x, m);
  fetch(t + n, x, m);
}
