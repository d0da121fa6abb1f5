// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

__device__ inline void bulk(void *to, const void *from, uint32_t bytes, uint64_t *bar) {
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, to, from, bytes, bar);
}

#define COPY(to, from, bytes) bulk((to), (from), (bytes), &bar)
#define STAGE(to, from, bytes)                                                                                         \
  do {                                                                                                                 \
    COPY(to, from, bytes);                                                                                             \
    __syncthreads();                                                                                                   \
  } while (0)

__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}16 bytes past the end of 'tile'{{.*}}[smem-async-size]
  COPY(tile, x, 1040);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}16 bytes past the end of 'tile'{{.*}}[smem-async-size]
  STAGE(tile, x, 1040);
  COPY(tile, x, 1024);
  STAGE(tile, x, 1024);
}

// A whole kernel from a macro: the finding stands where it is expanded.
#define KERNEL(name, ...)                                                                                              \
  __global__ void name(const float *x, float *y) {                                                                     \
    __shared__ alignas(16) float tile[256];                                                                                                        \
    __shared__ uint64_t bar;                                                                                           \
    bulk(__VA_ARGS__, &bar);                                                                                           \
  }
// CHECK: :[[@LINE+1]]:1: warning: {{.*}}16 bytes past the end of 'tile'{{.*}}[smem-async-size]
KERNEL(wrong, tile, x, 1040)
KERNEL(right, tile, x, 1024)
