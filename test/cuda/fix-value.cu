// REQUIRES: cuda
// RUN: %fixes_real %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts_real %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstdint>

__device__ void put(uint32_t to, uint32_t word, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(to), "r"(word), "r"(bar)
               : "memory");
}

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }

__global__ void publish(const float *x, const int *n) {
  __shared__ float sums[128];
  __shared__ int counts[128];
  __shared__ uint64_t bar;
  int t = threadIdx.x;
  // FIXED: put(window(&sums[t]), __float_as_uint(x[t]), window(&bar));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}'x[t]' (f32) is converted{{.*}}[smem-async-dtype]
  put(window(&sums[t]), x[t], window(&bar));
  // FIXED: put(window(&sums[t]), __float_as_uint(static_cast<float>(n[t])), window(&bar));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  put(window(&sums[t]), n[t], window(&bar));
  put(window(&sums[t]), __float_as_uint(x[t]), window(&bar));
  put(window(&counts[t]), n[t], window(&bar));
}
