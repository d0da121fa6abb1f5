// RUN: not %fixes --notes %s 2>&1 | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

#define COPY(to, from) __pipeline_memcpy_async(to, from, sizeof(half))

// CHECK: no fix-it was applied
__global__ void elements(const half *h, const short *s, bool in) {
  __shared__ half t[128];
  __pipeline_memcpy_async(&t[threadIdx.x], &s[threadIdx.x], sizeof(half)); // another type
  __pipeline_memcpy_async(&t[threadIdx.x], &h[threadIdx.x], 6);            // no element
  __pipeline_memcpy_async(&t[threadIdx.x], &h[threadIdx.x], 2, 2);         // zeros
  COPY(&t[threadIdx.x], &h[threadIdx.x]);
  in ? __pipeline_memcpy_async(&t[0], &h[0], 2) : void();
}

struct Pair {
  float row[33];
  float next;
};

__global__ void multiples(const float *x, float *y) {
  __shared__ alignas(16) float row[33], rows[3][33];
  __shared__ alignas(16) Pair pair;
  __shared__ uint64_t bar;
  // What lies behind the copy in global memory would be written.
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, row, 100);
  // No array of its own.
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, rows, x, sizeof(rows), &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, pair.row, x, 33 * sizeof(float), &bar);
  // The source is too small.
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, row, &pair.row[0], 33 * sizeof(float), &bar);
}

// Where the tile ends is not said once.
__global__ void carved(const float *x, int n) {
  extern __shared__ __align__(16) char pool[];
  float *tile = reinterpret_cast<float *>(pool);
  float *two = tile + 128, *three = tile + 256;
  cg::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile));
  two[0] = three[0];
}
__global__ void open(const float *x, int n) {
  extern __shared__ __align__(16) char pool[];
  float *tile = reinterpret_cast<float *>(pool);
  float *halo = tile + n;
  cg::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile));
  halo[0] = 0;
}
