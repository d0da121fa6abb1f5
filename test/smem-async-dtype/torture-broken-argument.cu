// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Missing;

// Nothing is said of an expression that clang does not know.
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:33: error: {{.*}}'y'
  __pipeline_memcpy_async(tile, y, 16);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'offset'
  __pipeline_memcpy_async(tile + offset, x, 16);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'nbytes'
  __pipeline_memcpy_async(tile, x, nbytes);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'Missing'
  Missing m;
  __pipeline_memcpy_async(tile, &m, 16);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'load'
  auto from = load(x);
  __pipeline_memcpy_async(tile, from, 16);
}
