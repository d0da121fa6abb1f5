// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// A cvt makes a new value: the format is that of its suffix.
__device__ uint32_t pack_bf16(float a, float b) {
  uint32_t r;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(b), "f"(a));
  return r;
}
__global__ void converted(const float *x) {
  __shared__ half2 halves[32];
  __shared__ __nv_bfloat162 pairs[32];
  __shared__ uint64_t full;
  uint32_t bar = smem_addr(&full), word = pack_bf16(x[0], x[1]);
  // CHECK: ptx-values.cu:[[@LINE+1]]:3: warning: {{.*}}'word' (bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&halves[threadIdx.x])), "r"(word), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&pairs[threadIdx.x])), "r"(word), "r"(bar) : "memory");
}

// In the store's own block.
__global__ void converted_in_block(const float *x) {
  __shared__ half2 halves[32];
  __shared__ __nv_bfloat162 pairs[32];
  __shared__ uint64_t full;
  uint32_t bar = smem_addr(&full);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  asm volatile("{ .reg .b32 t; cvt.rn.f16x2.f32 t, %1, %2;"
               " st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%3]; }" ::"r"(
                   smem_addr(&pairs[threadIdx.x])),
               "f"(x[1]), "f"(x[0]), "r"(bar)
               : "memory");
  asm volatile("{ .reg .b32 t; cvt.rn.f16x2.f32 t, %1, %2;"
               " st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%3]; }" ::"r"(
                   smem_addr(&halves[threadIdx.x])),
               "f"(x[1]), "f"(x[0]), "r"(bar)
               : "memory");
}

// mov keeps the bits, one register or two in one.
__global__ void moved(const float *x, const half *h) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ half2 halves[32];
  __shared__ __nv_bfloat162 pairs[32];
  __shared__ uint64_t full;
  uint32_t bar = smem_addr(&full);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile("{ .reg .b32 t; mov.b32 t, %1; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%2]; }" ::"r"(
                   smem_addr(&counts[threadIdx.x])),
               "f"(x[0]), "r"(bar)
               : "memory");
  asm volatile("{ .reg .b32 t; mov.b32 t, %1; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%2]; }" ::"r"(
                   smem_addr(&sums[threadIdx.x])),
               "f"(x[0]), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  asm volatile("{ .reg .b32 t; mov.b32 t, {%1, %2}; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%3]; }"
               ::"r"(smem_addr(&pairs[threadIdx.x])), "h"(__half_as_ushort(h[0])), "h"(__half_as_ushort(h[1])), "r"(bar)
               : "memory");
  asm volatile("{ .reg .b32 t; mov.b32 t, {%1, %2}; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%3]; }"
               ::"r"(smem_addr(&halves[threadIdx.x])), "h"(__half_as_ushort(h[0])), "h"(__half_as_ushort(h[1])), "r"(bar)
               : "memory");
}

// Arithmetic makes a value that nothing is known of here.
__global__ void computed(uint32_t w) {
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint32_t r;
  asm("shl.b32 %0, %1, 16;" : "=r"(r) : "r"(w));
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(sums)), "r"(r), "r"(smem_addr(&full)) : "memory");
}
