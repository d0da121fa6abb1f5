// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define LOAD "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"

__device__ void cp_async(uint32_t dst, const void *src, uint32_t n) {
  // CHECK: sizes.cu:[[@LINE+1]]:3: warning: 'cp.async': {{.*}}16 bytes, not 8{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 8;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}16 bytes, not 4{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(sizeof(float)) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}4, 8 or 16 bytes, not 2{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(2) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}not 32{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global [%0], [%1], 32;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}constant{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "r"(n) : "memory");
  // Zero-fill: no more is read than written.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}source size is 32{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, 32;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, 0;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "r"(n) : "memory");
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(4) : "memory");
  asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.ca.shared.global [%0], [%1], 0x10;" ::"r"(dst), "l"(src) : "memory");
}

__device__ void bulk(uint32_t dst, const void *src, uint32_t n, uint64_t wide, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}size is 100{{.*}}multiple of 16{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], 100, [%2];" ::"r"(dst), "l"(src), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}size is 8{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(src), "n"(sizeof(double)), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}size is 1048576{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], 1048576, [%2];" ::"r"(dst), "l"(src), "r"(bar) : "memory");
  // In a register ptxas does not see it.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}size is 100{{.*}}wrong at run time [smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(src), "r"(100), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}32-bit{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(src), "l"(wide), "r"(bar) : "memory");
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(src), "r"(n), "r"(bar) : "memory");
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(src), "n"(64 * sizeof(float)), "r"(bar) : "memory");
  asm volatile(LOAD " [%0], [%1], 1048560, [%2];" ::"r"(dst), "l"(src), "r"(bar) : "memory");
}

__device__ void barriers(uint32_t bar, uint32_t n) {
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.init': {{.*}}count is 1048576{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1048576;" ::"r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.try_wait.parity': {{.*}}parity is 2{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 2; }" ::"r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.arrive.expect_tx': {{.*}}count is -16{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], -16;" ::"r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group': {{.*}}-1{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group -1;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group': {{.*}}constant{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"r"(n) : "memory");
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(n) : "memory");
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(1048575) : "memory");
  asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 1; }" ::"r"(bar) : "memory");
}
