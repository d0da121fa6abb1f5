// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>
#include <stdint.h>

namespace ptx = cuda::ptx;

struct Params {
  float table[64];
  const float *in;
  float *out;
};

__constant__ float constants[64];

// A kernel's pointers are global memory, whatever else is said of them.
__global__ void restricted(const float *__restrict__ x, float *__restrict__ y) {
  __shared__ alignas(16) float t[64];
  __pipeline_memcpy_async(t, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'y', is in global memory{{.*}}[smem-async-space]
  __pipeline_memcpy_async(y, x, 16);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, t, 64);
  // CHECK: :[[@LINE+1]]:3: warning: the source of 'cp.async.bulk', 'x', is in global memory{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, x, 64);
}

// What a structure of parameters points to, or holds, is not asked.
__global__ void structure(const __grid_constant__ Params p) {
  __shared__ alignas(16) float t[64];
  __pipeline_memcpy_async(t, p.in, 16);
  __pipeline_memcpy_async(t, p.table, 16);
  __pipeline_memcpy_async(p.out, p.in, 16);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, p.out, t, 64);
}

__global__ void constant(const float *x) {
  __shared__ alignas(16) float t[64];
  __pipeline_memcpy_async(t, constants, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'(void *)constants', is in constant memory{{.*}}[smem-async-space]
  __pipeline_memcpy_async((void *)constants, x, 16);
}

// Several definitions: all have to be wrong.
__global__ void several(const float *x, float *y, bool b) {
  __shared__ alignas(16) float t[64];
  float *p = t;
  if (b)
    p = y;
  __pipeline_memcpy_async(p, x, 16);
  float *q = y;
  if (b)
    q = y + 4;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'q', is in global memory{{.*}}[smem-async-space]
  __pipeline_memcpy_async(q, x, 16);
  __pipeline_memcpy_async(b ? t : y, x, 16);
}
