// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }
#define CP_ASYNC_CG(dst, src, bytes)                                                                                   \
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], %2;\n" ::"r"(dst), "l"(src), "n"(bytes) : "memory")
#define STAGE(tile, src)                                                                                               \
  do {                                                                                                                 \
    uint32_t stage_addr = smem_addr(&tile[8 * threadIdx.x]);                                                           \
    CP_ASYNC_CG(stage_addr, src, 16);                                                                                  \
  } while (0)

__global__ void kernel(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  uint32_t dst = smem_addr(tile);
  // CHECK: ptx-in-macro.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  CP_ASYNC_CG(dst, x, 16);
  CP_ASYNC_CG(dst, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  STAGE(tile, x);
  STAGE(tile, h);
}

// A helper out of a macro, as libraries make them per size.
#define DEFINE_LOAD(name, bytes)                                                                                       \
  __device__ void name(void *dst, const void *src) {                                                                   \
    asm volatile("cp.async.ca.shared.global [%0], [%1], " #bytes ";\n" ::"r"(smem_addr(dst)), "l"(src) : "memory");    \
  }
DEFINE_LOAD(load4, 4)
DEFINE_LOAD(load8, 8)
__global__ void made(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load4(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load8(tile, x);
  load4(tile, h);
  load8(tile, h);
}
