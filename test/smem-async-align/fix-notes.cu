// RUN: %fixes --notes %s | FileCheck %s

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>

namespace ptx = cuda::ptx;
constexpr int kPairs = 33;

__global__ void offsets(const float *x) {
  __shared__ alignas(16) float t[130];
  // CHECK: __pipeline_memcpy_async(t + 4, x, 16);
  __pipeline_memcpy_async(t + 2, x, 16);
  // CHECK: __pipeline_memcpy_async(&t[8], x, 16);
  __pipeline_memcpy_async(&t[5], x, 16);
}

__global__ void barrier(const float *x) {
  extern __shared__ __align__(128) unsigned char pool[];
  // CHECK: reinterpret_cast<uint64_t *>(pool + 4096 + 8);
  auto *bar = reinterpret_cast<uint64_t *>(pool + 4096 + 4);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, pool, x, 1024, bar);
}

__global__ void indices(const float *x) {
  __shared__ alignas(16) float row[512];
  // CHECK: __pipeline_memcpy_async(&row[4 * threadIdx.x], &x[4 * threadIdx.x], sizeof(float4));
  __pipeline_memcpy_async(&row[threadIdx.x], &x[threadIdx.x], sizeof(float4));
}

__global__ void rows(const float2 *x) {
  // CHECK: {{^}}  __shared__ alignas(16) float2 named[8][kPairs + 1];
  __shared__ float2 named[8][kPairs];
  // CHECK: {{^}}  __shared__ alignas(16) float2 number[8][34];
  __shared__ alignas(16) float2 number[8][33];
  int r = threadIdx.x / 16, p = threadIdx.x % 16 * 2;
  __pipeline_memcpy_async(&named[r][p], &x[p], 16);
  __pipeline_memcpy_async(&number[r][p], &x[p], 16);
}
