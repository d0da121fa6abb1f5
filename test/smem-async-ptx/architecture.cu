// RUN: %hosts --arch=sm_80 %s | FileCheck %s --check-prefix=SM80 --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --arch=sm_90 %s | FileCheck %s --check-prefix=SM90 --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --arch=sm_90a %s | FileCheck %s --check-prefix=SM90 --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %if llvm-22 %{ %hosts --arch=sm_100 %s | FileCheck %s --check-prefix=SM100 --implicit-check-not=warning: --implicit-check-not=error: %}
// RUN: %if llvm-22 %{ %hosts --arch=sm_100a %s | FileCheck %s --allow-empty --check-prefix=SM100A --implicit-check-not=warning: --implicit-check-not=error: %}
// Clang's default, which nobody chose, and the host.
// RUN: %hosts --arch=sm_52 %s | FileCheck %s --allow-empty --check-prefix=NONE --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --run=host --arch=sm_80 %s | FileCheck %s --allow-empty --check-prefix=NONE --implicit-check-not=warning: --implicit-check-not=error:
// SM100A-NOT: warning
// NONE-NOT: warning

// The guard is that of cp.async; st.async needs more.
__device__ void guarded_too_low(uint32_t dst, float v, uint32_t bar) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  // SM80: architecture.cu:[[@LINE+1]]:3: warning: 'st.async': {{.*}}sm_90{{.*}}sm_80{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
#endif
}

__device__ void not_guarded(uint32_t dst, const void *src, uint32_t bar) {
  // SM80: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}sm_90{{.*}}sm_80{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(dst),
               "l"(src), "r"(bar)
               : "memory");
  // SM80: :[[@LINE+1]]:3: warning: 'mbarrier.arrive.expect_tx': {{.*}}sm_90{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(bar) : "memory");
  // SM80: :[[@LINE+1]]:3: warning: 'mbarrier.arrive': {{.*}}sm_90{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0], 2;" ::"r"(bar) : "memory");
}

// Guarded away where it cannot be.
__device__ void guarded(uint32_t dst, const void *src, float v, uint32_t bar) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
#elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
#endif
}

// sm_80 has these.
__device__ void old_enough(uint32_t dst, const void *src, uint32_t bar) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(bar) : "memory");
}

// Blackwell.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__device__ void blackwell(float *dst, float v) {
  // SM90: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}sm_100{{.*}}sm_90{{.*}}[smem-async-ptx]
  asm volatile("st.async.release.gpu.global.f32 [%0], %1;" ::"l"(dst), "f"(v) : "memory");
}
__device__ void two_ctas(uint32_t dst, const void *map, int x, uint32_t bar) {
  // SM90: :[[@LINE+2]]:3: warning: 'cp.async.bulk.tensor': {{.*}}sm_100{{.*}}[smem-async-ptx]
  // SM100: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}architecture-specific{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.cta_group::2 [%0], [%1, {%3}], [%2];"
               ::"r"(dst), "l"(map), "r"(bar), "r"(x)
               : "memory");
}
#endif

// A template's arguments decide: the dead branch is not instantiated.
template <int Arch> __device__ void by_argument(uint32_t dst, const void *src, float v, uint32_t bar) {
  if constexpr (Arch >= 90)
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
                 : "memory");
  else
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
}
__global__ void kernel(const float *x, uint32_t dst, uint32_t bar) { by_argument<80>(dst, x, x[0], bar); }
