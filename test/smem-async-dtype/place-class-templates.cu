// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

template <class T> struct View {
  T *p;
};
template <class A, class B> __device__ void copy_pointers(A *to, const B *from) { __pipeline_memcpy_async(to, from, 16); }
template <class A, class B> __device__ void copy_views(View<A> to, View<const B> from) {
  __pipeline_memcpy_async(to.p, from.p, 16);
}
template <class A, class B> struct Copier {
  A *to;
  const B *from;
  __device__ void go() { __pipeline_memcpy_async(to, from, 16); }
};

// The helper fits any pair; who chose this one is the caller.
__global__ void kernel(const half *h, const float *x) {
  __shared__ alignas(16) half tile[64];
  copy_pointers(tile, h);
  copy_views(View<half>{tile}, View<const half>{h});
  Copier<half, half>{tile, h}.go();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy_pointers(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy_views(View<half>{tile}, View<const float>{x});
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copier<half, float>{tile, x}.go();
}
