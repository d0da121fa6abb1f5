// RUN: %hosts --checks='smem-async-dtype,smem-async-ptx' %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Two checks with something to say at one place: every host says it in the same order.
__device__ void add(uint32_t dst, float v, uint32_t bar) {
  // CHECK-DAG: :[[@LINE+2]]:3: warning: 'red.async': '.u32' {{.*}}[smem-async-ptx]
  // CHECK-DAG: :[[@LINE+1]]:3: warning: {{.*}}u32{{.*}}(f32){{.*}}[smem-async-dtype]
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%0], %1, [%2];" ::"r"(dst),
               "f"(v), "r"(bar)
               : "memory");
}
