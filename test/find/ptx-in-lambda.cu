// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// A lambda with the statement in it.
__global__ void lambda(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  auto load = [&](const void *src) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(smem_addr(&tile[8 * threadIdx.x])), "l"(src) : "memory");
  };
  // CHECK: ptx-in-lambda.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(x);
  load(h);
}

// All of it captured: the finding has only the statement to stand at.
__global__ void captured(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  uint32_t dst = smem_addr(tile);
  auto wrong = [=] {
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(x) : "memory");
  };
  wrong();
  auto right = [=] { asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(h) : "memory"); };
  right();
}

// A functor with the addresses in it.
struct Loader {
  uint32_t dst;
  __device__ void operator()(const void *src) const {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
  }
};
__global__ void functor(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  Loader load{smem_addr(tile)};
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(x);
  load(h);
}

// Handed to a function that calls it.
template <class F> __device__ void for_each_row(int n, F body) {
  for (int i = 0; i < n; ++i)
    body(i);
}
__global__ void handed_over(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  uint32_t dst = smem_addr(tile);
  for_each_row(4, [&](int i) {
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst + i * 16), "l"(x + 4 * i) : "memory");
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst + i * 16), "l"(h + 8 * i) : "memory");
  });
}
