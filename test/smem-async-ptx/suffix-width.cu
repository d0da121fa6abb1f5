// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// st.async never widens or narrows.
__device__ void width(uint32_t dst, float f, double d, uint64_t l, uint32_t w, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.b64' stores 8 bytes {{.*}}32-bit{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];" ::"r"(dst), "r"(w), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.b32' stores 4 bytes {{.*}}64-bit{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "l"(l), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f64' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2];" ::"r"(dst), "f"(f), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "d"(d), "r"(bar)
               : "memory");
}

// The widths of one element count too.
__device__ void mixed(uint32_t dst, float a, double b, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.b32' stores 4 bytes {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1, %2}, [%3];" ::"r"(dst), "f"(a),
               "d"(b), "r"(bar)
               : "memory");
}
