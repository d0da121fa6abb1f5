// RUN: %hosts --run=host %s | FileCheck %s --allow-empty --check-prefix=HOST --implicit-check-not=error:
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Assembly of the host is not PTX.
void on_the_host() {
  asm volatile("nop");
  asm volatile("" ::: "memory");
}

// CHECK: :[[@LINE+1]]:35: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
__device__ void on_the_device() { asm("cp.async.wait_all;"); }
// HOST-NOT: on_the_host
