// The host pass and two device passes see the same site: one report.
// RUN: %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_80 --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_80 --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --implicit-check-not=warning:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
// Seen by one of the passes only.
__global__ void new_devices(const double *x) {
#if __CUDA_ARCH__ >= 900
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f64){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
#endif
}
