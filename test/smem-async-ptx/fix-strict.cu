// RUN: %fixes --option smem-async-ptx.Strict=true %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ void copies(uint32_t dst, const void *src) {
  // FIXED: {{^}}  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src));
  // FIXED: {{^}}  asm volatile("cp.async.commit_group;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.commit_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.commit_group;");
}
