// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// ptxas takes both, and nobody is told that the data arrived.
__device__ void left_out(uint32_t dst, float v, int n, uint32_t bar) {
  // CHECK: missing-mbarrier.cu:[[@LINE+1]]:3: warning: 'st.async': {{.*}}mbarrier{{.*}}ptxas accepts it{{.*}} [smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1;" ::"r"(dst), "f"(v) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}mbarrier{{.*}}ptxas accepts it{{.*}} [smem-async-ptx]
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [%0], %1;" ::"r"(dst),
               "r"(n)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}mbarrier{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [%0], {%1, %1};" ::"r"(dst), "f"(v)
               : "memory");
}

__device__ void refused(uint32_t dst, const void *src, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}mbarrier{{.*}}ptxas refuses it [smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256;" ::"r"(dst), "l"(src)
               : "memory");
}

// No brackets: a value, not an address.
__device__ void no_brackets(uint32_t dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}mbarrier{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, %2;" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
}

// A copy to shared memory completes on an mbarrier, one to global memory in a bulk group.
__device__ void no_completion(uint32_t smem, void *gmem, uint32_t bar, float v) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}mbarrier::complete_tx::bytes{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.f32 [%0], %1, [%2];" ::"r"(smem), "f"(v), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}mbarrier::complete_tx::bytes{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global [%0], [%1], 256, [%2];" ::"r"(smem), "l"(gmem), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}bulk_group{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared::cta [%0], [%1], 256;" ::"l"(gmem), "r"(smem) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}bulk_group{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.bulk_group [%0], [%1], 256, [%2];" ::"r"(smem), "l"(gmem), "r"(bar)
               : "memory");
}

__device__ void right(uint32_t dst, float v, int n, void *gmem, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
  asm volatile("st.async.weak.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar) : "memory");
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(gmem), "r"(dst) : "memory");
}
