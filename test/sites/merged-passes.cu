// RUN: rm -f %t.json && %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_80 --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.json %s
// RUN: %python %S/Inputs/show_sites.py %t.json | FileCheck %s --implicit-check-not=.cu:
// RUN: %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_80 --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.json %s
// RUN: %python %S/Inputs/show_sites.py %t.json | FileCheck %s --implicit-check-not=.cu:

#include <cuda_pipeline_primitives.h>

// Both passes see the first, one the second; an old file is written over.
__global__ void kernel(const float *x) {
  __shared__ alignas(16) float tile[256];
  // CHECK: merged-passes.cu:[[@LINE+1]]:3 copy
  __pipeline_memcpy_async(tile, x, 16);
#if __CUDA_ARCH__ >= 900
  // CHECK-NEXT: merged-passes.cu:[[@LINE+1]]:3 copy
  __pipeline_memcpy_async(tile, x, 16);
#endif
}
