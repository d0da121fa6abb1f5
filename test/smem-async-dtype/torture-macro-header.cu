// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include "Inputs/macros.h"
#include <cuda_fp16.h>

// Parentheses of the macro do not hide what the user wrote.
__global__ void stage(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: torture-macro-header.cu:[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16){{.*}}[smem-async-dtype]
  USER_CP_ASYNC(tile, x);
  USER_CP_ASYNC(tile, h);
}
