// RUN: %hosts %s -- -isystem %S/Inputs/system | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <library.h>

// The finding moves out to the user's call, or there is none.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[512];
  __shared__ uint64_t bar;
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  library::load(tile + 1, x, 1024, &bar);
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  LIBRARY_LOAD(tile + 1, x, 1024, &bar);
  library::load(tile + 4, x, 1024, &bar);
  LIBRARY_LOAD(tile + 4, x, 1024, &bar);
  library::own_mistake(x, y, &bar);
}
