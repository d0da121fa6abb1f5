// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void copies(uint32_t dst, const void *src, void *gmem, uint16_t mask, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(gmem), "r"(dst) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared.bulk_group [%0], [%1], 256;" ::"l"(gmem), "r"(dst) : "memory");
  // FIXED: {{^}}  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.ca.shared.global.b32 [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // FIXED: {{^}}  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 256, [%2], %3;"
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2], %3;"
               ::"r"(dst), "l"(src), "r"(bar), "h"(mask) : "memory");
  // FIXED: {{^}}  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 [%0], [%1], 256;" ::"l"(gmem), "r"(dst)
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}noftz{{.*}}[smem-async-ptx]
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.bf16 [%0], [%1], 256;" ::"l"(gmem), "r"(dst)
               : "memory");
  // FIXED: {{^}}  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 256;" ::"l"(gmem), "r"(dst)
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk': {{.*}}noftz{{.*}}[smem-async-ptx]
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 [%0], [%1], 256;" ::"l"(gmem), "r"(dst)
               : "memory");
}
