// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// nvcc takes a single percent sign before a name, and so does the dialect: the statement is judged as any other.
__device__ void special_registers(uint32_t dst, const void *src, uint32_t bar) {
  asm volatile("{ .reg .u32 t; mov.u32 t, %laneid; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%1]; }"
               ::"r"(dst), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}7{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .u32 t; mov.u32 t, %laneid; cp.async.ca.shared.global [%0], [%1], 7; }" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}
