// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void arrive(uint32_t bar, uint32_t phase) {
  uint64_t state;
  uint32_t ok;
  // FIXED: {{^}}  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // FIXED: {{^}}  asm volatile ("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}volatile{{.*}}[smem-async-ptx]
  asm ("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // FIXED: {{^}}  __asm__ {{volatile|__volatile__}}("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}volatile{{.*}}[smem-async-ptx]
  __asm__("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // Both at once.
  // FIXED: {{^}}  asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
  // FIXED: {{^}}      : "r"(bar), "r"(phase) : "memory");
  // CHECK-DAG: :[[@LINE+2]]:3: warning: {{.*}}"memory"{{.*}}[smem-async-ptx]
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
      : "=r"(ok)
      : "r"(bar), "r"(phase));
}
