// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void pair(uint32_t dst, float a, float b, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "f"(a),
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': 2 registers {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "f"(a),
               "f"(b), "r"(bar)
               : "memory");
  // The suffix in another piece of the string.
  // FIXED: {{^}}               ".v4.f32 [%0], {%1, %2, %1, %2}, [%3];"
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': 4 registers {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes"
               ".f32 [%0], {%1, %2, %1, %2}, [%3];"
               ::"r"(dst), "f"(a), "f"(b), "r"(bar)
               : "memory");
}
