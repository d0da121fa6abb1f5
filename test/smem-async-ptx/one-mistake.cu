// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"
#define TO_GLOBAL "cp.reduce.async.bulk.global.shared::cta.bulk_group"

// One mistake, one finding: what follows from it is not said too.
__device__ void vector(uint32_t dst, uint32_t b, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}v8{{.*}}[smem-async-ptx]
  asm volatile(ST ".v8.b32 [%0], {%1, %1, %1, %1, %1, %1, %1, %1}, [%2];" ::"r"(dst), "r"(b), "r"(bar) : "memory");
}

__device__ void space(uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.init': {{.*}}'.shared::cluster'{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.init.shared::cluster.b64 [%0], 1;" ::"r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.try_wait.parity': {{.*}}'.shared::cluster'{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cluster.b64 p, [%0], 0; }" ::"r"(bar) : "memory");
}

__device__ void type(void *dst, uint32_t src) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}f16x2{{.*}}[smem-async-ptx]
  asm volatile(TO_GLOBAL ".add.noftz.f16x2 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
}
