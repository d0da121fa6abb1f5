// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

template <int Bytes, class D, class S> __device__ void load(D *dst, const S *src) {
  uint32_t to = smem_addr(dst);
  if constexpr (Bytes == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2;" ::"r"(to), "l"(src), "n"(Bytes) : "memory");
  else if constexpr (Bytes == 8 || Bytes == 4)
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to), "l"(src), "n"(Bytes) : "memory");
  else
    static_assert(Bytes == 4, "no such copy");
}

__global__ void sizes(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: ptx-in-template.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load<16>(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load<8>(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load<4>(tile, x);
  load<16>(tile, h);
  load<8>(tile, h);
  load<4>(tile, h);
}

// The type chooses the instruction: float goes as itself, the rest as words.
template <class T> __device__ void put(T *slot, T value, uint64_t *bar) {
  if constexpr (sizeof(T) == 4)
    asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(smem_addr(slot)), "r"(*reinterpret_cast<uint32_t *>(&value)),
                 "r"(smem_addr(bar))
                 : "memory");
  else
    asm volatile(ST ".b64 [%0], %1, [%2];" ::"r"(smem_addr(slot)), "l"(*reinterpret_cast<uint64_t *>(&value)),
                 "r"(smem_addr(bar))
                 : "memory");
}
__global__ void types(const float *x, const double *d) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ double wide[32];
  __shared__ long long ids[32];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  put(reinterpret_cast<float *>(&counts[threadIdx.x]), x[threadIdx.x], &full);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f64){{.*}}(i64){{.*}}[smem-async-dtype]
  put(reinterpret_cast<double *>(&ids[threadIdx.x]), d[threadIdx.x], &full);
  put(&sums[threadIdx.x], x[threadIdx.x], &full);
  put(&wide[threadIdx.x], d[threadIdx.x], &full);
}
