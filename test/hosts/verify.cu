// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -verify -Xclang -verify-ignore-unexpected=note %s

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // expected-warning@+2 {{does not have the dtype of its destination}}
  // expected-note@+1 {{load the f32 values}}
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(tile, h, 16);
}
