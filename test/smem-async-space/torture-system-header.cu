// RUN: %hosts %s -- -isystem %S/Inputs/system | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <library.h>

// The finding moves out to the user's call, or there is none.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  __shared__ uint64_t bar;
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  library::load(y, x, 1024, &bar);
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  LIBRARY_LOAD(y, x, 1024, &bar);
  library::load(tile, x, 1024, &bar);
  LIBRARY_LOAD(tile, x, 1024, &bar);
  library::own_mistake(x, y, &bar);
}
