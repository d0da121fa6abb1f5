// RUN: %hosts %s | FileCheck %s --allow-empty --check-prefix=DEFAULT --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// DEFAULT-NOT: warning

__device__ void copies(uint32_t dst, const void *src, void *gmem, float v, uint32_t bar) {
  // CHECK: strict.cu:[[@LINE+1]]:3: warning: 'cp.async' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src));
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.commit_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.commit_group;");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar));
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(gmem), "r"(dst));
}

// ptxas takes it; the PTX ISA names .shared::cluster alone.
__device__ void own_cta(uint32_t dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.shared::cta' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cta.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.shared' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'red.async': '.add.s64' {{.*}}[smem-async-ptx]
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s64 [%0], %1, [%2];" ::"r"(dst),
               "l"(1ll), "r"(bar)
               : "memory");
}

// A copy of nothing, and a generic address where a shared one is named.
__device__ void pointless(uint32_t dst, const void *src, void *generic, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}size is 0{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 0, [%2];" ::"r"(dst),
               "l"(src), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}__cvta_generic_to_shared{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(generic), "l"(src) : "memory");
}

// Nothing to say, whatever the option.
__device__ void right(uint32_t dst, const void *src, float v, uint32_t bar) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
  asm volatile("cp.async.commit_group;" ::: "memory");
  asm volatile("cp.async.wait_group 0;" ::: "memory");
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u64 [%0], %1, [%2];" ::"r"(dst),
               "l"(1ull), "r"(bar)
               : "memory");
}
