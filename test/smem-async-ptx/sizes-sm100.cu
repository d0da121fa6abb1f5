// REQUIRES: llvm-22
// RUN: %hosts --arch=sm_100a %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void fill(uint32_t dst, uint32_t narrow, uint64_t bytes) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.bulk': {{.*}}size is 12{{.*}}multiple of 8{{.*}}[smem-async-ptx]
  asm volatile("st.bulk.weak.shared::cta [%0], 12, 0;" ::"r"(dst) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.bulk': {{.*}}initial value is 1{{.*}}[smem-async-ptx]
  asm volatile("st.bulk.weak.shared::cta [%0], 16, 1;" ::"r"(dst) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.bulk': {{.*}}64-bit{{.*}}[smem-async-ptx]
  asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" ::"r"(dst), "r"(narrow) : "memory");
  asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" ::"r"(dst), "l"(bytes) : "memory");
  asm volatile("st.bulk.weak.shared::cta [%0], 4096, 0;" ::"r"(dst) : "memory");
}
