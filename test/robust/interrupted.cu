// RUN: rm -rf %t && mkdir %t
// A compile that is ended on the way leaves the old list or the new one, whole.
// RUN: %python %S/Inputs/interrupt.py %t/sites.json %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_90a \
// RUN:   --cuda-device-only -fplugin-arg-smemlint-list-sites=%t/sites.json %s

#include <cuda_pipeline.h>

__global__ void k(const float *x, float *y) {
  __shared__ __align__(16) float b[4];
  __pipeline_memcpy_async(b, x, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  y[0] = b[0];
}
