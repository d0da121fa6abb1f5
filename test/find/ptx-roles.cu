// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define CG "cp.async.cg.shared.global"
#define LOAD "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// The place in the text decides the role, not the place in the list.
__device__ void load_backwards(uint32_t bytes, uint32_t bar, const void *src, uint32_t dst) {
  asm volatile(LOAD " [%3], [%2], %0, [%1];" ::"r"(bytes), "r"(bar), "l"(src), "r"(dst) : "memory");
}
__device__ void load_named(const void *src, uint32_t dst, uint32_t bar, uint32_t bytes) {
  asm volatile(LOAD " [%[dst]], [%[src]], %[bytes], [%[bar]];" ::[bar] "r"(bar), [bytes] "r"(bytes), [src] "l"(src),
               [dst] "r"(dst)
               : "memory");
}
__global__ void order(const float *x, const half *h) {
  __shared__ __align__(128) half tile[256];
  __shared__ uint64_t full;
  // CHECK: ptx-roles.cu:[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'smem_addr(tile)' (f16){{.*}}[smem-async-dtype]
  load_backwards(512, smem_addr(&full), x, smem_addr(tile));
  load_backwards(512, smem_addr(&full), h, smem_addr(tile));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}'smem_addr(tile)' (f16){{.*}}[smem-async-dtype]
  load_named(x, smem_addr(tile), smem_addr(&full), 512);
  load_named(h, smem_addr(tile), smem_addr(&full), 512);
}

// Constant sizes, a zero-fill operand, a predicate.
__device__ void zfill(uint32_t dst, const void *src, bool go) {
  int bytes = go ? 16 : 0;
  asm volatile(CG " [%0], [%1], %2, %3;" ::"r"(dst), "l"(src), "n"(16), "r"(bytes) : "memory");
}
__device__ void guarded(uint32_t dst, const void *src, bool go) {
  asm volatile("{\n\t.reg .pred p;\n\t"
               "setp.ne.b32 p, %0, 0;\n\t"
               "@p cp.async.cg.shared.global.L2::128B [%1], [%2], %3;\n\t"
               "@!p st.shared.v4.u32 [%1], {%4, %4, %4, %4};\n\t}" ::"r"((int)go),
               "r"(dst), "l"(src), "n"(16), "r"(0)
               : "memory");
}
__device__ void ignored(uint32_t dst, const void *src, bool skip) {
  asm volatile("{ .reg .pred p; setp.ne.b32 p, %2, 0; cp.async.ca.shared.global [%0], [%1], 4, p; }" ::"r"(dst), "l"(src),
               "r"((int)skip)
               : "memory");
}
__global__ void masked(const float *x, const half *h, bool go) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  zfill(smem_addr(tile), x, go);
  zfill(smem_addr(tile), h, go);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  guarded(smem_addr(tile), x, go);
  guarded(smem_addr(tile), h, go);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ignored(smem_addr(tile), x, go);
  ignored(smem_addr(tile), h, go);
}

// Two copies in one string: each has its own operands.
__global__ void two(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  __shared__ __align__(16) float other[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%2], 16;\n" CG " [%1], [%2], 16;\n" ::"r"(smem_addr(tile)), "r"(smem_addr(other)), "l"(x)
               : "memory");
  asm volatile(CG " [%0], [%2], 16;\n" CG " [%1], [%3], 16;\n" ::"r"(smem_addr(tile)), "r"(smem_addr(other)), "l"(h), "l"(x)
               : "memory");
}

// Mask, policy and coordinates are no data.
__global__ void others(const half *h, const void *map, uint16_t mask, uint64_t policy, float f) {
  __shared__ __align__(128) half tile[256];
  __shared__ uint64_t full;
  asm volatile(LOAD ".multicast::cluster.L2::cache_hint [%0], [%1], %2, [%3], %4, %5;" ::"r"(smem_addr(tile)), "l"(h), "n"(512),
               "r"(smem_addr(&full)), "h"(mask), "l"(policy)
               : "memory");
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];" ::"r"(
                   smem_addr(tile)),
               "l"(map), "r"(smem_addr(&full)), "r"((int)f), "r"(0)
               : "memory");
}
