// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s -Xclang -verify

#include <cuda_fp16.h>

// nvcc warns of the lost bits, and so does clang now.
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[64];
  // expected-warning@+1 {{cast to smaller integer type 'unsigned int' from '__half *'}}
  unsigned casted = (unsigned)&tile[0];
  // expected-warning@+1 {{cast to smaller integer type 'int' from '__half *'}}
  int whole = reinterpret_cast<int>(&tile[0]);
  // expected-error@+1 {{static_cast from 'half *'}}
  unsigned checked = static_cast<unsigned>(&tile[0]);
  // expected-error@+1 {{cannot initialize a variable of type 'unsigned int' with an rvalue of type 'half *'}}
  unsigned implicit = &tile[0];
}
