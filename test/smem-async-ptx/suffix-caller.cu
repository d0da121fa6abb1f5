// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

// Nobody calls it: the parameter's type counts.
__device__ void no_caller(uint32_t dst, int word, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(word), "r"(bar) : "memory");
}

// A count is what the caller has.
__device__ void send_count(uint32_t dst, int word, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(word), "r"(bar) : "memory");
}
__global__ void sends_counts(const int *n, uint32_t dst, uint32_t bar) { send_count(dst, n[threadIdx.x], bar); }
