// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// However the string is written.
__device__ void literals(uint32_t dst, int n, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes" ".b32" " [%0], %1, [%2];"
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes" ".f32" " [%0], %1, [%2];"
               ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // FIXED: {{^}}    st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(R"(
    st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];
  )" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // FIXED: {{^}}  asm volatile("\t{\n\tst.async.shared::cluster.mbarrier::complete_tx::bytes.b32\t[%0], %1, [%2];\n\t}"
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("\t{\n\tst.async.shared::cluster.mbarrier::complete_tx::bytes.f32\t[%0], %1, [%2];\n\t}"
               ::"r"(dst), "r"(n), "r"(bar) : "memory");
}
