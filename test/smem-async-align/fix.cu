// REQUIRES: llvm-22
// RUN: %fixes %s | FileCheck %s

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>
#include <stdint.h>

namespace ptx = cuda::ptx;

struct Words {
  int tag;
  // CHECK: {{^}}  alignas(8) uint32_t bar[2];
  uint32_t bar[2];
};
// CHECK: {{^}}__device__ alignas(16) int table[64];
__device__ int table[64];

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void tensor(void *to, const void *map, void *bar) {
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3}], [%2];" ::"r"(
                   window(to)),
               "l"(map), "r"(window(bar)), "r"(0)
               : "memory");
}

__global__ void kernel(const void *map, const float *x) {
  __shared__ Words words;
  // What is there is raised.
  // CHECK: {{^}}  __shared__ alignas(128) float sixteen[256];
  __shared__ alignas(16) float sixteen[256];
  // CHECK: {{^}}  __shared__ __align__(128) float old[256];
  __shared__ __align__(16) float old[256];
  // CHECK: {{^}}  __shared__ alignas(16) float plain[256];
  __shared__ float plain[256];
  tensor(sixteen, map, &words.bar);
  __shared__ uint64_t bar;
  tensor(old, map, &bar);
  __pipeline_memcpy_async(&plain[4 * threadIdx.x], x, 16);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, sixteen, table, 64, &bar);
}
