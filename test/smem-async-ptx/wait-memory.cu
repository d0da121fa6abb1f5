// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// The compiler may move reads of the data up, past each of these.
__device__ void groups() {
  // CHECK: wait-memory.cu:[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group 0;");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(1));
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.wait_group 0;");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(0));
  // No outputs: volatile is implied, "memory" is not.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm("cp.async.wait_all;");
  // Another clobber does not help.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" ::: "cc");
}

__device__ bool test_wait(uint32_t bar, uint64_t state) {
  uint32_t done;
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.test_wait' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .pred p; mbarrier.test_wait.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(bar), "l"(state));
  return done;
}

__device__ bool test_wait_parity(uint32_t bar, uint32_t parity) {
  uint32_t done;
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.test_wait{{(.parity)?}}' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(bar), "r"(parity));
  return done;
}

__device__ bool try_wait(uint32_t bar, uint64_t state) {
  uint32_t done;
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.try_wait' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("{ .reg .pred p; mbarrier.try_wait.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
               : "=r"(done)
               : "r"(bar), "l"(state));
  return done;
}

__device__ void try_wait_parity(uint32_t bar, uint32_t parity) {
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.try_wait{{(.parity)?}}' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("{\n"
               ".reg .pred p;\n"
               "LAB_WAIT:\n"
               "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%0], %1;\n"
               "@p bra DONE;\n"
               "bra LAB_WAIT;\n"
               "DONE:\n"
               "}" ::"r"(bar),
               "r"(parity));
}

__device__ void right(uint32_t bar, uint32_t parity, uint32_t dst, const void *src) {
  asm volatile("cp.async.wait_group %0;" ::"n"(1) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
  asm volatile("cp.async.bulk.wait_group 0;" ::: "cc", "memory");
  // Copies and commits without "memory" are a habit, and harmless before a wait that has it.
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src));
  asm volatile("cp.async.commit_group;");
  asm volatile("cp.async.bulk.commit_group;");
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(dst),
               "l"(src), "r"(bar));
  // Not waits of asynchronous copies.
  asm volatile("fence.proxy.async;");
  asm volatile("griddepcontrol.wait;");
  asm volatile("bar.sync 0;");
  // The word in a comment is no instruction.
  asm volatile("// cp.async.wait_all;\n\tmov.u32 %0, %0;" : "+r"(parity));
}
