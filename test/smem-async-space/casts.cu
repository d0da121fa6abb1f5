// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <stdint.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ uint32_t remote(uint32_t address, int rank) {
  uint32_t out;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(out) : "r"(address), "r"(rank));
  return out;
}
__device__ void store(uint32_t to, int value, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(to), "r"(value), "r"(bar)
               : "memory");
}
__device__ void load(void *to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(window(to)), "l"(from) : "memory");
}
__device__ void write(void *to, uint32_t from) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 64;" ::"l"(to), "r"(from) : "memory");
}

// Through the conversions, there and back.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float t[64];
  __shared__ uint64_t bar;
  load(__cvta_shared_to_generic(__cvta_generic_to_shared(t)), x);
  write(reinterpret_cast<void *>(__cvta_generic_to_global(y)), window(t));
  store(remote(window(t), 1), 1, remote(window(&bar), 1));
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'st.async', {{.*}} is in global memory{{.*}}[smem-async-space]
  store(static_cast<uint32_t>(reinterpret_cast<uintptr_t>(y)), 1, remote(window(&bar), 1));
  // CHECK: :[[@LINE+1]]:3: warning: the source of 'cp.async.bulk', {{.*}} is in global memory{{.*}}[smem-async-space]
  write(y, static_cast<uint32_t>(reinterpret_cast<uintptr_t>(x)));
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async', {{.*}} is in global memory{{.*}}[smem-async-space]
  load(reinterpret_cast<char *>(y) + 16, x);
}
