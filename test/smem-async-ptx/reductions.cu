// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define RED "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes"
#define TO_SHARED "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
#define TO_GLOBAL "cp.reduce.async.bulk.global.shared::cta.bulk_group"

__device__ void red_async(uint32_t dst, int n, uint64_t l, uint32_t bar) {
  // CHECK: reductions.cu:[[@LINE+1]]:3: warning: 'red.async': {{.*}}f32{{.*}}[smem-async-ptx]
  asm volatile(RED ".add.f32 [%0], %1, [%2];" ::"r"(dst), "f"(1.0f), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'.max.u64'{{.*}}.u32, .s32{{.*}}[smem-async-ptx]
  asm volatile(RED ".max.u64 [%0], %1, [%2];" ::"r"(dst), "l"(l), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'.inc.s32'{{.*}}[smem-async-ptx]
  asm volatile(RED ".inc.s32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'.and.u32'{{.*}}.b32{{.*}}[smem-async-ptx]
  asm volatile(RED ".and.u32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': {{.*}}'.add.b32'{{.*}}[smem-async-ptx]
  asm volatile(RED ".add.b32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  asm volatile(RED ".add.s32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  asm volatile(RED ".add.u64 [%0], %1, [%2];" ::"r"(dst), "l"(l), "r"(bar) : "memory");
  asm volatile(RED ".min.s32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  asm volatile(RED ".inc.u32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
  asm volatile(RED ".xor.b32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar) : "memory");
}

__device__ void to_shared(uint32_t dst, uint32_t src, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.add.f32'{{.*}}[smem-async-ptx]
  asm volatile(TO_SHARED ".add.f32 [%0], [%1], 256, [%2];" ::"r"(dst), "r"(src), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.min.s64'{{.*}}[smem-async-ptx]
  asm volatile(TO_SHARED ".min.s64 [%0], [%1], 256, [%2];" ::"r"(dst), "r"(src), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.or.b64'{{.*}}[smem-async-ptx]
  asm volatile(TO_SHARED ".or.b64 [%0], [%1], 256, [%2];" ::"r"(dst), "r"(src), "r"(bar) : "memory");
  asm volatile(TO_SHARED ".add.u64 [%0], [%1], 256, [%2];" ::"r"(dst), "r"(src), "r"(bar) : "memory");
  asm volatile(TO_SHARED ".max.s32 [%0], [%1], 256, [%2];" ::"r"(dst), "r"(src), "r"(bar) : "memory");
}

__device__ void to_global(void *dst, uint32_t src) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.noftz'{{.*}}[smem-async-ptx]
  asm volatile(TO_GLOBAL ".add.f16 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.add.s64'{{.*}}[smem-async-ptx]
  asm volatile(TO_GLOBAL ".add.s64 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}'.max.f32'{{.*}}[smem-async-ptx]
  asm volatile(TO_GLOBAL ".max.f32 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}add{{.*}}[smem-async-ptx]
  asm volatile(TO_GLOBAL ".f32 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".add.noftz.bf16 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".add.f32 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".add.f64 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".max.f16 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".min.s64 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
  asm volatile(TO_GLOBAL ".and.b64 [%0], [%1], 256;" ::"l"(dst), "r"(src) : "memory");
}
