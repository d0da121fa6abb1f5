// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// The instruction in the kernel's own body.
__global__ void store(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  uint32_t bar = smem_addr(&full);
  // CHECK: ptx-in-kernel.cu:[[@LINE+1]]:3: warning: {{.*}}'x[threadIdx.x]' (f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(smem_addr(&counts[threadIdx.x])), "f"(x[threadIdx.x]), "r"(bar) : "memory");
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(smem_addr(&sums[threadIdx.x])), "f"(x[threadIdx.x]), "r"(bar) : "memory");
  // Under .b32 the value's own type counts, through the bit cast.
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&counts[threadIdx.x])), "r"(__float_as_uint(x[0])), "r"(bar)
               : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&sums[threadIdx.x])), "r"(__float_as_uint(x[0])), "r"(bar)
               : "memory");
}

__global__ void vectors(const float4 *x, const half2 *h) {
  __shared__ __align__(16) int counts[128];
  __shared__ __align__(16) float sums[128];
  __shared__ __nv_bfloat162 pairs[32];
  __shared__ half2 halves[32];
  __shared__ uint64_t full;
  uint32_t bar = smem_addr(&full);
  float4 v = x[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  asm volatile(ST ".v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(smem_addr(counts)), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w),
               "r"(bar)
               : "memory");
  asm volatile(ST ".v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(smem_addr(sums)), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w),
               "r"(bar)
               : "memory");
  half2 pair = h[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&pairs[threadIdx.x])), "r"(*reinterpret_cast<uint32_t *>(&pair)),
               "r"(bar)
               : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(&halves[threadIdx.x])), "r"(*reinterpret_cast<uint32_t *>(&pair)),
               "r"(bar)
               : "memory");
}

__global__ void copy(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x' (f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(smem_addr(tile)), "l"(x) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(smem_addr(tile)), "l"(h) : "memory");
}

__global__ void bulk(const float *x, half *y) {
  __shared__ __align__(128) half tile[256];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(smem_addr(tile)),
               "l"(x), "n"(sizeof(tile)), "r"(smem_addr(&full))
               : "memory");
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 512;" ::"l"(y), "r"(smem_addr(tile)) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 512;" ::"l"(x), "r"(smem_addr(tile)) : "memory");
}

__global__ void reduce(float *y, int n) {
  __shared__ __align__(128) float tile[256];
  __shared__ int counts[32];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}u32{{.*}}(f32){{.*}}[smem-async-dtype]
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], 1024;" ::"l"(y), "r"(smem_addr(tile))
               : "memory");
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 1024;" ::"l"(y), "r"(smem_addr(tile))
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}i32{{.*}}(f32){{.*}}[smem-async-dtype]
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [%0], %1, [%2];" ::"r"(
                   smem_addr(tile)),
               "r"(n), "r"(smem_addr(&full))
               : "memory");
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [%0], %1, [%2];" ::"r"(
                   smem_addr(counts)),
               "r"(n), "r"(smem_addr(&full))
               : "memory");
}
