// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Several instructions in one string, several problems in one instruction: each is said once.
__device__ void several(uint32_t dst, int n, float v, const void *src, uint32_t bar) {
  // CHECK-DAG: several.cu:[[@LINE+3]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+2]]:3: warning: 'st.async': {{.*}}leaves out the mbarrier{{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+1]]:3: warning: 'cp.async': cp.async.cg copies 16 bytes, not 8{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];\n"
               "st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0+4], %3;\n"
               "cp.async.cg.shared.global [%0], [%4], 8;\n"
               "cp.async.commit_group;\n" ::"r"(dst),
               "r"(n), "r"(bar), "f"(v), "l"(src)
               : "memory");
  // CHECK-DAG: :[[@LINE+3]]:3: warning: 'st.async': {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+2]]:3: warning: 'st.async': {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1; cp.async.wait_all;" ::"r"(dst), "r"(n));
}

// A copy and its wait in one statement: the wait's clobber counts for both.
__device__ void copy_and_wait(uint32_t dst, const void *src) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n"
               "cp.async.commit_group;\n"
               "cp.async.wait_group 0;\n" ::"r"(dst),
               "l"(src)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n"
               "cp.async.commit_group;\n"
               "cp.async.wait_group 0;\n" ::"r"(dst),
               "l"(src));
}

// Four stores of one row: the second is wrong.
__device__ void row(uint32_t dst, float a, int b, float c, float d, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("{\n\t.reg .b32 a;\n\t"
               "mov.b32 a, %0;\n\t"
               "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [a], %1, [%5];\n\t"
               "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [a + 4], %2, [%5];\n\t"
               "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [a + 8], %3, [%5];\n\t"
               "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [a + 12], %4, [%5];\n\t}" ::"r"(dst),
               "f"(a), "r"(b), "f"(c), "f"(d), "r"(bar)
               : "memory");
}
