// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// From shared to global memory.
__global__ void store(float *y) {
  __shared__ __align__(16) float tile[1024];
  size_t smem = __cvta_generic_to_shared(tile);
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(smem), "l"(y) : "memory");
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "l"(smem) : "memory");
}
