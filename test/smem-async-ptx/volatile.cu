// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// With an output and without volatile the compiler may drop the statement, or run it once for two.
__device__ void missing(uint32_t bar, uint32_t phase, uint32_t dst, float v) {
  uint32_t ok;
  uint64_t state;
  // CHECK: volatile.cu:[[@LINE+1]]:3: warning: {{.*}}'mbarrier.try_wait.parity' {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
      : "=r"(ok)
      : "r"(bar), "r"(phase)
      : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'mbarrier.arrive' {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'mbarrier.arrive.expect_tx' {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("mbarrier.arrive.expect_tx.shared::cta.b64 %0, [%1], 16;" : "=l"(state) : "r"(bar) : "memory");
  // The address of the peer and the store in one statement.
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'st.async' {{.*}}volatile{{.*}}[smem-async-ptx]
  asm("mapa.shared::cluster.u32 %0, %1, 1; st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %2, [%3];"
      : "=&r"(ok)
      : "r"(dst), "f"(v), "r"(bar)
      : "memory");
}

__device__ void right(uint32_t bar, uint32_t phase, uint32_t dst, const void *p, float v, uint64_t state) {
  uint32_t ok;
  uint64_t wide;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(bar) : "memory");
  // No outputs: both compilers keep the statement.
  asm("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar) : "memory");
  asm("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(p));
  asm("cp.async.commit_group;");
  asm("cp.async.wait_all;" ::: "memory");
  asm("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(bar) : "memory");
  // Functions of their operands: the compiler may do with them what it likes.
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(ok) : "r"(dst), "r"(1));
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(wide) : "l"(p));
  asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(ok) : "l"(p));
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(ok));
  asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(ok) : "r"(dst));
  asm("createpolicy.fractional.L2::evict_first.b64 %0;" : "=l"(wide));
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(ok) : "f"(v), "f"(v));
}
