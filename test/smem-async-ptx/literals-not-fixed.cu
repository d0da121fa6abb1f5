// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#define ST_ASYNC "st.async.shared::cluster.mbarrier::complete_tx::bytes"
#define TYPE ".f32"

// Reported, but no text of a macro and no torn word is rewritten.
__device__ void pieces(uint32_t dst, int n, uint32_t bar) {
  // CHECK: literals-not-fixed.cu:[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(ST_ASYNC TYPE " [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(ST_ASYNC ".f"
               "32 [%0], %1, [%2];" ::"r"(dst),
               "r"(n), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile(ST_ASYNC ".\x66\x33\x32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
}
