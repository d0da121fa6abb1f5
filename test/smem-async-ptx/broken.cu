// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning:

// Code with errors still gets its findings, and none from a broken expression.
__device__ void kernel(uint32_t dst, int n, uint32_t bar) {
  // CHECK: broken.cu:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'missing'
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "r"(missing), "r"(bar));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error:
  asm volatile("cp.async.wait_all;" :: "r"();
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}

// These are no async instructions.
__device__ void garbage(uint32_t dst) {
  asm volatile("/* cp.async.wait_all;" ::"r"(dst) : "memory");
  asm volatile("st.asyncronous.b32 [%0], 0;" ::"r"(dst) : "memory");
}
