// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %fixes --left=1 %s | FileCheck %s --check-prefix=FIXED

#include <stdint.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ uint32_t truncated(const void *p) { return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(p)); }
__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__global__ void wrong(const float *x) {
  __shared__ alignas(16) float tile[256];
  // FIXED: {{^}}  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"l"(__cvta_generic_to_shared(&tile[threadIdx.x * 4])), "l"(x) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async', '&tile[threadIdx.x * 4]', is a generic address of shared memory; {{.*}}__cvta_generic_to_shared{{.*}}[smem-async-space]
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"l"(&tile[threadIdx.x * 4]), "l"(x) : "memory");
  // The helper's body is where it is to be mended: no fix-it at the call.
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}} is a generic address{{.*}}[smem-async-space]
  copy16(truncated(&tile[threadIdx.x * 4]), x);
}

__global__ void right(const float *x) {
  __shared__ alignas(16) float tile[256];
  size_t wide = __cvta_generic_to_shared(tile);
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"l"(wide), "l"(x) : "memory");
  copy16(window(&tile[threadIdx.x * 4]), x);
  uint32_t base = window(tile);
  copy16(base + 16 * threadIdx.x, x);
}

// Without a state space the instruction takes generic addresses; an address that came as one may be of the window.
__device__ void generic_form(float v, uint32_t handed, uint64_t *remote) {
  __shared__ float sums[32];
  asm volatile("st.async.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"l"(&sums[0]), "f"(v), "l"(remote) : "memory");
  copy16(handed, remote);
}
