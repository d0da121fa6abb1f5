// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda/ptx>

namespace ptx = cuda::ptx;

__device__ int table[256];
__device__ alignas(16) int aligned_table[256];

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void tma_2d(void *to, const void *map, uint64_t *bar) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];" ::"r"(
                   window(to)),
               "l"(map), "r"(window(bar)), "r"(0), "r"(0)
               : "memory");
}

__global__ void kernel(const void *map) {
  __shared__ alignas(16) int sixteen[1024];
  __shared__ alignas(128) int tile[1024];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the source of 'cp.async.bulk', 'table', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, sixteen, table, 256, &bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, sixteen, aligned_table, 256, &bar);
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async.bulk.tensor', 'sixteen', is aligned to 16 bytes, but must be to 128{{.*}}[smem-async-align]
  tma_2d(sixteen, map, &bar);
  tma_2d(tile, map, &bar);
}

// libcu++ copies narrower where it must, unless the size promises more.
__global__ void promised(const int *x) {
  __shared__ int plain[64];
  __shared__ cuda::barrier<cuda::thread_scope_block> block;
  cuda::memcpy_async(plain, x, 256, block);
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'memcpy_async', 'plain', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  cuda::memcpy_async(plain, x, cuda::aligned_size_t<16>(256), block);
}
