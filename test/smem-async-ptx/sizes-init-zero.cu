// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// PTX ISA: the count is 1 to 2^20 - 1.
__device__ void init(uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.init': {{.*}}count is 0{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 0;" ::"r"(bar) : "memory");
}
