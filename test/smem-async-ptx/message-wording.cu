// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// nvcc, not ptxas.
__device__ void constraint(uint32_t dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': constraint "r" takes a 4-byte integer, not a 4-byte floating operand; nvcc refuses it [smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "r"(v), "r"(bar)
               : "memory");
}

// What the user wrote is named.
__device__ void suffix(uint32_t dst, const void *src) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'.b32'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global.b32 [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
}
