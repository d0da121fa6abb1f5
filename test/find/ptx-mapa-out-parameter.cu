// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// The address comes back through a reference.
__device__ void remote_into(uint32_t &out, uint32_t addr, uint32_t rank) {
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(out) : "r"(addr), "r"(rank));
}
__global__ void by_reference(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint32_t bad, good;
  remote_into(bad, smem_addr(counts), 1);
  remote_into(good, smem_addr(sums), 1);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(bad), "f"(x[0]), "r"(smem_addr(&full)) : "memory");
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(good), "f"(x[0]), "r"(smem_addr(&full)) : "memory");
}
