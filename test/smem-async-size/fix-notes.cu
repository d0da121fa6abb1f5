// RUN: %fixes --notes %s | FileCheck %s

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

struct Three {
  float x, y, z;
};

// One element of a size that cp.async does not have.
__global__ void elements(const half *h, const Three *p, bool in) {
  __shared__ half th[128];
  __shared__ Three tp[128];
  // CHECK: {{^}}  th[threadIdx.x] = h[threadIdx.x + 1];
  __pipeline_memcpy_async(&th[threadIdx.x], &h[threadIdx.x + 1], sizeof(half));
  // CHECK: {{^}}    *(tp + threadIdx.x) = *p;
  if (in)
    __pipeline_memcpy_async(tp + threadIdx.x, p, sizeof(Three));
}

// The next multiple of 16 bytes: there already, or made.
__global__ void multiples(const float *x, float *y) {
  constexpr int kN = 63;
  __shared__ alignas(16) float from[64], to[64], longer[128];
  // CHECK: alignas(16) float row[36];
  __shared__ alignas(16) float row[33];
  // CHECK: alignas(16) float named[kN + 1];
  __shared__ alignas(16) float named[kN];
  __shared__ uint64_t bar;
  // CHECK: from, sizeof(to), &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, to, from, kN * sizeof(float), &bar);
  // CHECK: from, kN * sizeof(float) + 4, &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, longer, from, kN * sizeof(float), &bar);
  // CHECK: x, 112, &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, longer, x, 100, &bar);
  // CHECK: row, x, sizeof(row), &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, row, x, 33 * sizeof(float), &bar);
  // CHECK: named, x, sizeof(named), &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, named, x, kN * sizeof(float), &bar);
}

// What one other pointer leaves of the pool.
__global__ void carved(const float *x) {
  constexpr int kRows = 8;
  extern __shared__ __align__(16) char pool[];
  float *tile = reinterpret_cast<float *>(pool);
  float *halo = tile + kRows * 32;
  // CHECK: tile, x, kRows * 32 * sizeof(*tile));
  cg::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile));
  halo[0] = 0;
}
