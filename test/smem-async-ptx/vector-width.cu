// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ void too_few(uint32_t dst, float a, float b, float c, uint32_t bar) {
  // ptxas takes a single register: three quarters of the data are garbage.
  // CHECK: vector-width.cu:[[@LINE+1]]:3: warning: 'st.async': '.v4' {{.*}}wrong at run time [smem-async-ptx]
  asm volatile(ST ".v4.f32 [%0], %1, [%2];" ::"r"(dst), "f"(a), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}[smem-async-ptx]
  asm volatile(ST ".v2.f32 [%0], %1, [%2];" ::"r"(dst), "f"(a), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': 3 {{.*}}ptxas refuses it [smem-async-ptx]
  asm volatile(ST ".v4.f32 [%0], {%1, %2, %3}, [%4];" ::"r"(dst), "f"(a), "f"(b), "f"(c), "r"(bar) : "memory");
}

__device__ void too_many(uint32_t dst, float a, float b, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': 2 {{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "f"(a), "f"(b), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': 4 {{.*}}[smem-async-ptx]
  asm volatile(ST ".v2.f32 [%0], {%1, %2, %1, %2}, [%3];" ::"r"(dst), "f"(a), "f"(b), "r"(bar) : "memory");
}

// 16 bytes at most.
__device__ void too_wide(uint32_t dst, uint64_t a, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}[smem-async-ptx]
  asm volatile(ST ".v4.b64 [%0], {%1, %1, %1, %1}, [%2];" ::"r"(dst), "l"(a), "r"(bar) : "memory");
}

__device__ void right(uint32_t dst, float4 v, double2 d, uint32_t bar) {
  asm volatile(ST ".v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(dst), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w), "r"(bar)
               : "memory");
  asm volatile(ST ".v2.f64 [%0], {%1, %2}, [%3];" ::"r"(dst), "d"(d.x), "d"(d.y), "r"(bar) : "memory");
  asm volatile(ST ".f32 [%0], {%1}, [%2];" ::"r"(dst), "f"(v.x), "r"(bar) : "memory");
  // A misplaced .v4 is ptxas's business.
  asm volatile("st.async.v4.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], {%1, %1, %1, %1}, [%2];" ::"r"(dst),
               "f"(v.x), "r"(bar)
               : "memory");
}
