// RUN: %hosts --catalogue=%S/Inputs/override.yaml %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_pipeline_primitives.h>

// A user's entry wins over ours of the same name.
struct __half {
  unsigned short x;
};
__global__ void kernel(const float *x) {
  __shared__ alignas(16) __half tile[256];
  __pipeline_memcpy_async(tile, x, 16);
}
