// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <stdint.h>

#define CP_ASYNC(dst, src, N)                                                                                          \
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(N) : "memory")

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
template <int Bytes> __device__ void words(void *to, const void *from) { CP_ASYNC(window(to), from, Bytes); }
template <class T, int N> __device__ void vector(T *to, const T *from) { words<N * sizeof(T)>(to, from); }
template <class T> __device__ void widest(T *to, const T *from) { vector<T, 16 / sizeof(T)>(to, from); }

// The need comes from the innermost, the address from the outermost.
__global__ void kernel(const half *x) {
  __shared__ alignas(16) half tile[64][72];
  __shared__ half loose[64];
  widest(&tile[threadIdx.x][8], x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'&tile[threadIdx.x][4]', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
  widest(&tile[threadIdx.x][4], x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'loose', is aligned to 2 bytes, but must be to 16{{.*}}[smem-async-align]
  widest(loose, x);
  vector<half, 4>(&tile[threadIdx.x][4], x);
}
