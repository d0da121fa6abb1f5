// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"
#define LOAD "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"

// Registers of the other operands.
__device__ void others(uint32_t dst, const void *src, uint32_t mask, uint32_t policy, uint64_t n, uint32_t bar) {
  // CHECK: registers.cu:[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}mask{{.*}}16-bit{{.*}}"h"{{.*}}[smem-async-ptx]
  asm volatile(LOAD ".multicast::cluster [%0], [%1], 256, [%2], %3;" ::"r"(dst), "l"(src), "r"(bar), "r"(mask) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}policy{{.*}}64-bit{{.*}}"l"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2;" ::"r"(dst), "l"(src), "r"(policy) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.arrive.expect_tx': {{.*}}32-bit{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "l"(n) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.init': {{.*}}32-bit{{.*}}[smem-async-ptx]
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "l"(n) : "memory");
}

// No address fits in these.
__device__ void addresses(uint16_t narrow, float f, uint32_t dst, uint32_t gmem, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}address{{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"h"(narrow), "f"(f), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': {{.*}}address{{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"f"(f), "f"(f), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}global address has 64 bits{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "r"(gmem) : "memory");
}

// Constraint and operand: clang takes what nvcc refuses.
__device__ void constraints(uint32_t dst, float f, double d, short s, half2 h, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': constraint "r" {{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(f), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': constraint "r" {{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(h), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': constraint "f" {{.*}}[smem-async-ptx]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "f"(d), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': constraint "r" {{.*}}[smem-async-ptx]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(s), "r"(bar) : "memory");
}

enum Kind : int { A, B };

__device__ void right(uint32_t dst, const void *src, uint16_t mask, uint64_t policy, Kind kind, const int *p, half2 h,
                      uint32_t bar) {
  asm volatile(LOAD ".multicast::cluster [%0], [%1], 256, [%2], %3;" ::"r"(dst), "l"(src), "r"(bar), "h"(mask) : "memory");
  asm volatile(LOAD ".multicast::cluster [%0], [%1], 256, [%2], %3;" ::"r"(dst), "l"(src), "r"(bar), "n"(3) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(kind), "r"(bar) : "memory");
  asm volatile(ST ".b64 [%0], %1, [%2];" ::"r"(dst), "l"(p), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(*reinterpret_cast<uint32_t *>(&h)), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(threadIdx.x), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(0), "r"(bar) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(__cvta_generic_to_global(src)) : "memory");
}
