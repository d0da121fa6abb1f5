// REQUIRES: cuda
// RUN: %smemlint lint %s -- nvcc --cuda-path=%cuda -arch=sm_90a -std=c++17 --extended-lambda 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: %clang_plugin_real -D__CUDACC_EXTENDED_LAMBDA__=1 -fsyntax-only -Werror --cuda-gpu-arch=sm_90a %s
// ALL: 0 findings; 1 unit analysed{{$}}

// With this flag the toolkit includes <functional>, and with it <new>, before clang has declared the device's malloc.
#ifndef __CUDACC_EXTENDED_LAMBDA__
#error no macro
#endif
#include <cuda_pipeline_primitives.h>

struct Node {
  float value;
  Node *next;
};
template <class F> __global__ void apply(F f, const float *x) {
  __shared__ alignas(16) float tile[64];
  Node *one = new Node{f(1), nullptr};
  float *many = new float[4];
  tile[0] = one->value + many[0];
  delete one;
  delete[] many;
  __pipeline_memcpy_async(tile, x, 16);
}
void host(const float *x) {
  Node *one = new Node;
  delete one;
  apply<<<1, 1>>>([=] __device__(int i) { return x[i]; }, x);
  std::function<int(int)> square = [](int i) { return i * i; };
}
