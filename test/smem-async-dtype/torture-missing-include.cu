// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s
// RUN: not %tidy -checks='-*,smem-*' --quiet %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s

// CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{(fatal )?}}error: 'no_such_header.cuh' file not found
#include "no_such_header.cuh"
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Code with errors still gets its findings.
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
