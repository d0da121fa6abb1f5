// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define TX ".mbarrier::complete_tx::bytes"

__device__ void unknown(uint32_t dst, float v, const void *src, uint32_t bar) {
  // CHECK: modifiers.cu:[[@LINE+1]]:3: warning: 'st.async': {{.*}}'.complete_tx'{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster" TX ".complete_tx.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}type suffix{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global.b32 [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}type suffix{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global" TX ".b32 [%0], [%1], 256, [%2];" ::"r"(dst), "l"(src), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}'.L2::cache_hint'{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster" TX ".L2::cache_hint.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
}

// .shared alone is not enough for bulk copies.
__device__ void bulk_space(uint32_t dst, const void *src, void *gmem, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': '.shared' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared.global" TX " [%0], [%1], 256, [%2];" ::"r"(dst), "l"(src), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': '.shared' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared.bulk_group [%0], [%1], 256;" ::"l"(gmem), "r"(dst) : "memory");
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(bar) : "memory");
}

// Spaces and parts that are missing or not for the instruction.
__device__ void spaces(uint32_t dst, const void *src, int n, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'.shared::cluster'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared::cluster.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}.ca{{.*}}[smem-async-ptx]
  asm volatile("cp.async.shared.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'.shared::cta'{{.*}}[smem-async-ptx]
  asm volatile("red.async.relaxed.cluster.shared::cta" TX ".add.s32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}.relaxed{{.*}}[smem-async-ptx]
  asm volatile("red.async.cluster.shared::cluster" TX ".add.s32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'fence.proxy.async': {{.*}}'.shared'{{.*}}[smem-async-ptx]
  asm volatile("fence.proxy.async.shared;" ::: "memory");
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

// An operand and the modifier that makes it legal go together.
__device__ void pairs(uint32_t dst, const void *src, uint16_t mask, uint64_t policy, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}.multicast::cluster{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global" TX " [%0], [%1], 256, [%2], %3;" ::"r"(dst), "l"(src), "r"(bar),
               "h"(mask)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}mask{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global" TX ".multicast::cluster [%0], [%1], 256, [%2];" ::"r"(dst), "l"(src),
               "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}.L2::cache_hint{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global" TX " [%0], [%1], 256, [%2], %3;" ::"r"(dst), "l"(src), "r"(bar),
               "l"(policy)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "l"(policy) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}policy{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.bulk.shared::cluster.global" TX ".multicast::cluster.L2::cache_hint [%0], [%1], 256, [%2], %3, %4;"
               ::"r"(dst), "l"(src), "r"(bar), "h"(mask), "l"(policy)
               : "memory");
  asm volatile("cp.async.cg.shared.global.L2::cache_hint.L2::128B [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "l"(policy)
               : "memory");
}
