// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-checks='-*,smem-async-dtype' %s 2>&1 | FileCheck %s
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-checks='smem-*' %s 2>&1 | FileCheck %s
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-checks='-*' %s 2>&1 | FileCheck %s --check-prefix=NONE

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// NONE: error: {{.*}}no check
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
