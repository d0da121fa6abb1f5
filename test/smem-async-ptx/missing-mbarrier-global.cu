// REQUIRES: llvm-22
// RUN: %hosts --arch=sm_100a %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// The forms on global memory have no mbarrier.
__device__ void right(float *dst, float v, int *sums, int n, uint32_t smem) {
  asm volatile("st.async.release.gpu.global.f32 [%0], %1;" ::"l"(dst), "f"(v) : "memory");
  asm volatile("red.async.release.global.gpu.add.s32 [%0], %1;" ::"l"(sums), "r"(n) : "memory");
  asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" ::"r"(smem), "l"(1024ull) : "memory");
}

// ptxas 13.0 crashes on one.
__device__ void extra(float *dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}no mbarrier{{.*}}[smem-async-ptx]
  asm volatile("st.async.release.gpu.global.f32 [%0], %1, [%2];" ::"l"(dst), "f"(v), "r"(bar) : "memory");
}
