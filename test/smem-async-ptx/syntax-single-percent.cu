// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// nvcc takes a single percent sign before a name; clang stops at that statement, and the rest is judged.
__device__ void special_registers(uint32_t dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}escape
  asm volatile("{ .reg .u32 t; mov.u32 t, %laneid; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%1]; }"
               ::"r"(dst), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}
