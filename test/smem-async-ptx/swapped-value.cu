// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }
__device__ uint32_t remote(uint32_t addr, uint32_t rank) {
  uint32_t r;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(addr), "r"(rank));
  return r;
}

// Value and barrier.
__global__ void barrier_as_value(const uint32_t *x) {
  __shared__ uint32_t counts[32];
  __shared__ uint64_t full;
  uint32_t dst = remote(smem_addr(&counts[threadIdx.x]), 1), bar = remote(smem_addr(&full), 1);
  uint32_t v = x[threadIdx.x];
  // CHECK: swapped-value.cu:[[@LINE+1]]:3: warning: 'st.async': {{.*}}'bar'{{.*}}'v'{{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(bar), "r"(v) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}'bar'{{.*}}'v'{{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %2, [%1];" ::"r"(dst), "r"(v), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}'bar'{{.*}}'v'{{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%[d]], %[b], [%[v]];" ::[d] "r"(dst), [b] "r"(bar), [v] "r"(v) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'bar'{{.*}}'v'{{.*}}[smem-async-ptx]
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2];" ::"r"(dst),
               "r"(bar), "r"(v)
               : "memory");
}

// In a call of a helper whose body is right.
__device__ void put(uint32_t dst, uint32_t v, uint32_t bar) {
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(v), "r"(bar) : "memory");
}
__global__ void right_helper(const uint32_t *x) {
  __shared__ uint32_t counts[32];
  __shared__ uint64_t full;
  put(remote(smem_addr(&counts[threadIdx.x]), 1), x[threadIdx.x], remote(smem_addr(&full), 1));
}

// Reordered on purpose, and right.
__global__ void right(const uint32_t *x) {
  __shared__ uint32_t counts[32];
  __shared__ uint64_t full;
  uint32_t dst = remote(smem_addr(&counts[threadIdx.x]), 1), bar = remote(smem_addr(&full), 1);
  uint32_t v = x[threadIdx.x];
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(v), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%1], %0, [%2];" ::"r"(v), "r"(dst), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%2], %1, [%0];" ::"r"(bar), "r"(v), "r"(dst) : "memory");
  asm volatile(ST ".b32 [%[dst]], %[value], [%[bar]];" ::[bar] "r"(bar), [value] "r"(v), [dst] "r"(dst) : "memory");
}

// An address may be the message: the barrier is a barrier.
__global__ void sends_an_address() {
  __shared__ uint32_t inbox[32];
  __shared__ float buffer[128];
  __shared__ uint64_t full;
  uint32_t dst = remote(smem_addr(&inbox[threadIdx.x]), 1), bar = remote(smem_addr(&full), 1);
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(smem_addr(buffer)), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(bar), "r"(bar) : "memory");
}
