// A compile that makes code keeps clang's own rules: the program would not be what it says.
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --allow-empty --check-prefix=ANALYSED
// RUN: not %clang_plugin -S -o %t.s --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s

#include <cuda/barrier>

// ANALYSED-NOT: error:
__global__ void kernel() {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: initialization is not supported for __shared__ variables
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  init(&bar, 32);
}
