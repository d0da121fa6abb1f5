#pragma once
#include <cuda/ptx>

__device__ inline void library_load(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

#define LIBRARY_LOAD(to, from, bytes, bar) library_load((to), (from), (bytes), (bar))
namespace library {
template <class T> __device__ void load(T *to, const T *from, int bytes, uint64_t *bar) {
  library_load(to, from, bytes, bar);
}
__device__ inline void own_mistake(const float *x, float *y, uint64_t *handed) {
  float frag[256];
  __shared__ uint64_t bar;
  library_load(frag, x, 1024, &bar);
}
} // namespace library
