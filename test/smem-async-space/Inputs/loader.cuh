#pragma once
#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

__global__ inline void load_header(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  bulk(y, x, 1024, &bar);
  bulk(tile, x, 1024, &bar);
}
