// REQUIRES: llvm-22
// RUN: %hosts --arch=sm_100a %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// It crashes or it refuses, not both.
__device__ void extra(float *dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}no mbarrier{{.*}}crashes on it [smem-async-ptx]
  asm volatile("st.async.release.gpu.global.f32 [%0], %1, [%2];" ::"l"(dst), "f"(v), "r"(bar) : "memory");
}
