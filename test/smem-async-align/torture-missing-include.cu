// REQUIRES: llvm-22
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s
// RUN: not %tidy -checks='-*,smem-async-align' --quiet %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{(fatal )?}}error: 'no_such_header.cuh' file not found
#include "no_such_header.cuh"
#include <cuda_pipeline_primitives.h>

// Code with errors still gets its findings.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'tile + 1', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(tile + 1, x, 16);
  // CHECK-NOT: warning:
  __pipeline_memcpy_async(tile + 4, x, 16);
}
