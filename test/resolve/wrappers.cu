// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ void level1(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
__device__ void level2(const void *from, void *to) { level1(to, from); }
template <class T> __device__ void level3(T &&to, const void *from) { level2(from, to); }

// Three deep: at the user's call, with notes down to the instruction.
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'tile' (f16){{.*}}[smem-async-dtype]
  level3(tile, x);
  // CHECK-DAG: :8:{{[0-9]+}}: note:
  // CHECK-DAG: :7:{{[0-9]+}}: note:
  // CHECK-DAG: :6:{{[0-9]+}}: note: {{.*}}cp.async
  level3(tile, h);
}

// One operand is decided half way, the other at the top.
__device__ void into_shared(const void *from) {
  __shared__ alignas(16) half tile[256];
  level1(tile, from);
}
__global__ void half_way(const float *x, const half *h) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  into_shared(x);
  into_shared(h);
}

// Both decided in a helper: it stands there, once, however many call it.
__device__ void decided(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  level1(tile, x);
}
__global__ void a(const float *x) { decided(x); }
__global__ void b(const float *x) { decided(x + 1); }
