// RUN: %hosts %s -- -isystem %S/Inputs/system | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <library.h>

// The finding moves out to the user's call, or there is none.
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  library::load16(tile, x);
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  library::load(reinterpret_cast<char *>(tile), reinterpret_cast<const char *>(x));
  // CHECK: torture-system-header.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  LIBRARY_LOAD(tile, x);
  library::load(tile, h);
  library::own_mistake(h);
}
