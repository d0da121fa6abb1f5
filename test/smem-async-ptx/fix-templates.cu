// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// One statement, one edit, however many instantiations.
template <int Stages> __device__ void wait() {
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" ::"n"(Stages) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(Stages));
}
__global__ void kernel() {
  wait<0>();
  wait<1>();
}

template <class T> __device__ void store(uint32_t dst, int value, T *, uint32_t bar) {
  // FIXED: {{^}}  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(dst), "r"(value),
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "r"(value),
               "r"(bar)
               : "memory");
}
__global__ void stores(uint32_t dst, int *n, short *s, uint32_t bar) {
  store(dst, n[0], n, bar);
  store(dst, n[0], s, bar);
}
