// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

// One mistake, one finding.
__device__ void too_wide(uint32_t dst, uint32_t b, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}v8{{.*}}[smem-async-ptx]
  asm volatile(ST ".v8.b32 [%0], {%1, %1, %1, %1, %1, %1, %1, %1}, [%2];" ::"r"(dst), "r"(b), "r"(bar) : "memory");
}
