// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <stdint.h>

namespace ptx = cuda::ptx;

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void send32(double *to, double v, uint64_t *bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(window(to)),
               "r"(*reinterpret_cast<uint32_t *>(&v)), "r"(window(bar))
               : "memory");
}
__device__ void sendWords(double *to, double v, uint64_t *bar) {
  auto *w = reinterpret_cast<uint32_t *>(&v);
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(window(to)), "r"(w[0]),
               "r"(window(bar))
               : "memory");
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(window(to) + 4), "r"(w[1]),
               "r"(window(bar))
               : "memory");
}

__global__ void words(double v) {
  __shared__ double sums[32];
  __shared__ uint64_t bar;
  sendWords(sums, v, &bar);
}

__global__ void kernel(double v, float4 f) {
  __shared__ double sums[32];
  __shared__ alignas(16) float rows[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the size of 4 bytes is not a whole number of the elements of 'sums' (f64, 8 bytes); part of an element is not stored [smem-async-size]
  send32(sums, v, &bar);
  float four[4] = {f.x, f.y, f.z, f.w};
  // CHECK: :[[@LINE+1]]:3: warning: the size of 16 bytes at 'rows + 62' ends 8 bytes past the end of 'rows'
  ptx::st_async(rows + 62, four, &bar);
  ptx::st_async(rows + 60, four, &bar);
}
