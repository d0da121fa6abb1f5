// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void stores(uint32_t dst, int count, float v, long long id, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "r"(count),
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "r"(count),
               "r"(bar)
               : "memory");
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.u32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];" ::"r"(dst), "l"(id), "r"(bar)
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f64' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2];" ::"r"(dst), "l"(id), "r"(bar)
               : "memory");
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];" ::"r"(dst), "l"(id), "r"(bar)
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.b32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "l"(id), "r"(bar)
               : "memory");
  // Two registers, one suffix: one finding, one edit.
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1, %2}, [%3];" ::"r"(dst), "r"(count),
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "r"(count),
               "r"(count), "r"(bar)
               : "memory");
}
