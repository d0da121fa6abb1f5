// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %fixes --notes --left=2 %s | FileCheck %s --check-prefix=FIXED

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>

namespace ptx = cuda::ptx;

// One mistake, one finding; which of two changes is right is the user's choice.
__global__ void kernel(const float *x, float *y) {
  __shared__ alignas(128) float t[256];
  // CHECK: :[[@LINE+3]]:3: warning: the destination of 'cp.async', 'y', is in global memory{{.*}}[smem-async-space]
  // CHECK: :[[@LINE+2]]:27: note: the copy goes the other way; exchange the operands if 't' is to be written
  // FIXED: __pipeline_memcpy_async(t, y, 16);
  __pipeline_memcpy_async(y, t, 16);
  // CHECK: :[[@LINE+3]]:3: warning: the destination of 'cp.async.bulk', 't', is in shared memory{{.*}}[smem-async-space]
  // CHECK: note: the copy goes the other way; exchange the operands if 'y' is to be written
  // FIXED: ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, t, 512);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, t, y, 512);
  // x cannot be written.
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async.bulk', 't', is in shared memory{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, t, x, 512);
}
// CHECK-NOT: exchange the operands

// Here the wrapper is what exchanges them, and takes no const pointer to write to.
__device__ void swapped(void *to, const void *from) { __pipeline_memcpy_async(const_cast<void *>(from), to, 16); }
__global__ void through(const float *x) {
  __shared__ alignas(128) float t[256];
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'cp.async', 'x', is in global memory{{.*}}[smem-async-space]
  swapped(t, x);
}
// CHECK-NOT: exchange the operands
