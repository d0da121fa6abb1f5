// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// The peer's address is that of the own array.
__device__ uint32_t remote(uint32_t addr, uint32_t rank) {
  uint32_t r;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(addr), "r"(rank));
  return r;
}
__global__ void helper(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint32_t bar = remote(smem_addr(&full), 1);
  // CHECK: ptx-mapa.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(remote(smem_addr(counts), 1)), "f"(x[0]), "r"(bar) : "memory");
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(remote(smem_addr(sums), 1)), "f"(x[0]), "r"(bar) : "memory");
}

// In the same string as the store, in a helper.
__device__ void put(void *slot, float v, uint64_t *bar, uint32_t rank) {
  asm volatile("{\n"
               ".reg .b32 slot, bar;\n"
               "mapa.shared::cluster.u32 slot, %0, %3;\n"
               "mapa.shared::cluster.u32 bar, %2, %3;\n"
               "st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [slot], %1, [bar];\n"
               "}" ::"r"(smem_addr(slot)),
               "f"(v), "r"(smem_addr(bar)), "r"(rank)
               : "memory");
}
__global__ void one_string(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  put(&counts[threadIdx.x], x[threadIdx.x], &full, 1);
  put(&sums[threadIdx.x], x[threadIdx.x], &full, 1);
}

// In 64 bits.
__global__ void generic(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint64_t bad, good, bar;
  asm("mapa.u64 %0, %1, %2;" : "=l"(bad) : "l"(counts), "r"(1));
  asm("mapa.u64 %0, %1, %2;" : "=l"(good) : "l"(sums), "r"(1));
  asm("mapa.u64 %0, %1, %2;" : "=l"(bar) : "l"(&full), "r"(1));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile("st.async.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"l"(bad), "f"(x[0]), "l"(bar) : "memory");
  asm volatile("st.async.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"l"(good), "f"(x[0]), "l"(bar) : "memory");
}
