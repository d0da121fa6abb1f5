// RUN: %hosts %s -- -isystem %S/Inputs/system | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts %s -- -I %S/Inputs/system | FileCheck %s --check-prefix=USER

#include <library.h>

// USER: library.h:7:37: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
// USER: library.h:9:3: warning: 'st.async': {{.*}}[smem-async-ptx]

// A library's own asm is silent where the library is marked as system.
__global__ void kernel(unsigned dst, int n, unsigned bar) {
  library::wait_all();
  library::store(dst, n, bar);
  // USER: system-header.cu:[[@LINE+2]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  // CHECK: system-header.cu:[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}
