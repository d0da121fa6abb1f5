// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define LOAD "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"

__device__ uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

__global__ void barrier_as_size(const float *x, uint32_t bytes) {
  __shared__ __align__(128) float tile[1024];
  __shared__ uint64_t full;
  uint32_t dst = smem_addr(tile), bar = smem_addr(&full);
  // CHECK: swapped-size.cu:[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}'bar'{{.*}}size{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(x), "r"(bar), "r"(bytes) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}'bar'{{.*}}size{{.*}}[smem-async-ptx]
  asm volatile(LOAD " [%0], [%1], %3, [%2];" ::"r"(dst), "l"(x), "r"(bytes), "r"(bar) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}'bar'{{.*}}size{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(dst),
               "r"(dst), "r"(bar), "r"(bytes)
               : "memory");
  // Without a barrier: the source as the size.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk': {{.*}}'dst'{{.*}}size{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(x), "r"(bytes), "r"(dst) : "memory");
}

__global__ void right(const float *x, uint32_t bytes) {
  __shared__ __align__(128) float tile[1024];
  __shared__ uint64_t full;
  uint32_t dst = smem_addr(tile), bar = smem_addr(&full);
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(x), "r"(bytes), "r"(bar) : "memory");
  asm volatile(LOAD " [%2], [%3], %0, [%1];" ::"r"(bytes), "r"(bar), "r"(dst), "l"(x) : "memory");
  asm volatile(LOAD " [%[dst]], [%[src]], %[size], [%[bar]];" ::[bar] "r"(bar), [size] "r"(bytes), [src] "l"(x),
               [dst] "r"(dst)
               : "memory");
}

// The difference of two addresses is a number.
__global__ void difference(const float *x) {
  __shared__ __align__(128) float tile[1024];
  __shared__ uint64_t full;
  uint32_t dst = smem_addr(tile), end = smem_addr(tile + 512), bar = smem_addr(&full);
  asm volatile(LOAD " [%0], [%1], %2, [%3];" ::"r"(dst), "l"(x), "r"(end - dst), "r"(bar) : "memory");
}
