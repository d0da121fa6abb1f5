// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void several(uint32_t dst, int n, float v, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];\n"{{$}}
  // FIXED-NEXT: {{^}}               "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0+4], %3, [%2];\n"{{$}}
  // FIXED-NEXT: {{^}}               "cp.async.wait_all;" ::"r"(dst),{{$}}
  // FIXED-NEXT: {{^}}               "r"(n), "r"(bar), "f"(v) : "memory");
  // CHECK-DAG: :[[@LINE+3]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+2]]:3: warning: 'st.async': '.s32' {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];\n"
               "st.async.shared::cluster.mbarrier::complete_tx::bytes.s32 [%0+4], %3, [%2];\n"
               "cp.async.wait_all;" ::"r"(dst),
               "r"(n), "r"(bar), "f"(v));
}
