// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// Nothing is known of a barrier that a caller hands over.
__device__ void sends_an_address_for(uint32_t dst, uint32_t bar) {
  __shared__ float buffer[128];
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(smem_addr(buffer)), "r"(bar) : "memory");
}

struct Pipe {
  uint32_t full;
};
__device__ void from_a_member(const Pipe &pipe, uint32_t dst) {
  __shared__ float buffer[128];
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(smem_addr(buffer)), "r"(pipe.full) : "memory");
}

__device__ uint32_t barrier_of(int stage);
__device__ void from_a_call(uint32_t dst) {
  __shared__ float buffer[128];
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(smem_addr(buffer)), "r"(barrier_of(1)) : "memory");
}
