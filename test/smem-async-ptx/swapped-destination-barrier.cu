// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// Destination and barrier: an array of float completes nothing.
__global__ void barrier_as_destination(const float *x) {
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint32_t dst = smem_addr(&sums[threadIdx.x]), bar = smem_addr(&full);
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}'bar'{{.*}}'dst'{{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(bar), "f"(x[threadIdx.x]), "r"(dst) : "memory");
}

// Words of 64 bits may be either.
__global__ void words(const uint64_t *x) {
  __shared__ uint64_t inbox[2];
  __shared__ uint64_t full;
  asm volatile(ST ".b64 [%0], %1, [%2];" ::"r"(smem_addr(&full)), "l"(x[threadIdx.x]), "r"(smem_addr(&inbox[0])) : "memory");
}
