// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

// It reads a register, not the barrier.
__device__ uint32_t pending(uint64_t state) {
  uint32_t n;
  asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(n) : "l"(state));
  return n;
}
