// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// Both addresses in 64 bits, so nothing else tells them apart.
__global__ void source_as_destination(const float *x) {
  __shared__ __align__(16) float tile[1024];
  __shared__ uint64_t full;
  size_t smem = __cvta_generic_to_shared(&tile[4 * threadIdx.x]);
  // CHECK: swapped-source.cu:[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'smem'{{.*}}'x'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(x), "l"(smem) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}'smem'{{.*}}'x'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%1], [%0], 16;" ::"l"(smem), "l"(x) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}'smem'{{.*}}'x'{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"l"(x),
               "l"(smem), "r"(smem_addr(&full))
               : "memory");
}

// Widths that cannot be: a global address in 32 bits.
__global__ void narrow(const float *x) {
  __shared__ __align__(16) float tile[1024];
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(x), "r"(smem_addr(tile)) : "memory");
}

__global__ void right(const float *x) {
  __shared__ __align__(16) float tile[1024];
  size_t smem = __cvta_generic_to_shared(tile);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"l"(smem), "l"(x) : "memory");
  asm volatile("cp.async.cg.shared.global [%1], [%0], 16;" ::"l"(x), "r"(smem_addr(tile)) : "memory");
  asm volatile("cp.async.cg.shared.global [%[to]], [%[from]], 16;" ::[from] "l"(x), [to] "l"(smem) : "memory");
  // Both in shared memory.
  asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"l"(smem),
               "l"(smem), "r"(smem_addr(tile))
               : "memory");
}
