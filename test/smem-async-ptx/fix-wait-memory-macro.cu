// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#define WAIT_ALL() asm volatile("cp.async.wait_all;")
#define TRY_WAIT(ok, bar)                                                                                              \
  asm("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.b32 %0, 1, 0, p; }"                   \
      : "=r"(ok)                                                                                                       \
      : "r"(bar)                                                                                                       \
      : "memory")

// Text of a macro is not rewritten.
__device__ uint32_t waits(uint32_t bar) {
  uint32_t ok;
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}"memory"{{.*}}[smem-async-ptx]
  WAIT_ALL();
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'mbarrier.try_wait.parity' {{.*}}volatile{{.*}}[smem-async-ptx]
  TRY_WAIT(ok, bar);
  return ok;
}
