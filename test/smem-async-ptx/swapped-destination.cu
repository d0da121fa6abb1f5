// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// Value and destination.
__global__ void value_as_destination(const int *x) {
  __shared__ int counts[32];
  __shared__ uint64_t full;
  uint32_t dst = smem_addr(&counts[threadIdx.x]), bar = smem_addr(&full);
  int v = x[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}'dst'{{.*}}'v'{{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(v), "r"(dst), "r"(bar) : "memory");
}
