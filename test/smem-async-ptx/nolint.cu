// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void suppressed(uint32_t dst, int n, uint32_t bar) {
  asm volatile("cp.async.wait_all;"); // NOLINT
  asm volatile("cp.async.wait_all;"); // NOLINT(smem-async-ptx)
  asm volatile("cp.async.wait_all;"); // NOLINT(smem-*)
  // NOLINTNEXTLINE(smem-async-ptx)
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1;" ::"r"(dst), "r"(n) : "memory");
  // NOLINTBEGIN(smem-async-ptx)
  asm volatile("cp.async.wait_all;");
  asm volatile("{\n"
               "cp.async.wait_all;\n"
               "}");
  // NOLINTEND(smem-async-ptx)
  // CHECK: nolint.cu:[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;"); // NOLINT(smem-async-dtype)
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}
