// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// The global address in an integer is no less one.
__global__ void kernel(const float *x) {
  __shared__ __align__(16) float tile[1024];
  size_t smem = __cvta_generic_to_shared(&tile[4 * threadIdx.x]);
  uint64_t from = reinterpret_cast<uint64_t>(x);
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'smem'{{.*}}'(uint64_t)x'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"((uint64_t)x), "l"(smem) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'smem'{{.*}}'from'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(from), "l"(smem) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(smem), "l"(from) : "memory");
}
