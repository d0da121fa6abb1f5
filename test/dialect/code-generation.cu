// A compile that makes code, or a header for one, keeps clang's own rules: the program would not be what it says.
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --allow-empty --check-prefix=ANALYSED
// RUN: not %clang_plugin -S -o %t.s --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s
// RUN: not %clang_plugin -Xclang -emit-pch -S -o %t.pch --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s

#include <cuda/barrier>

// ANALYSED-NOT: error:
// CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: __shared__ variable 'pool' cannot be 'extern'
extern __shared__ int pool;
__global__ void kernel(int *p) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: initialization is not supported for __shared__ variables
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  init(&bar, 32);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cast from pointer to smaller type 'unsigned int' loses information
  unsigned lane, window = (unsigned)p;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid % escape in inline assembly string
  asm volatile("mov.u32 %0, %laneid;" : "=r"(lane));
}
