// Without --cuda-device-only clang-tidy looks at one pass; the findings are the same.
// RUN: %tidy -checks='-*,smem-*' --quiet %s -- %mock_flags -fsyntax-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
