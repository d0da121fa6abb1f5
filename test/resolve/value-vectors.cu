// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda/ptx>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void put4(uint32_t to, uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(to),
               "r"(a), "r"(b), "r"(c), "r"(d), "r"(bar)
               : "memory");
}
__device__ void by_value(uint32_t to, uint4 v, uint32_t bar) { put4(to, v.x, v.y, v.z, v.w, bar); }
__device__ void by_reference(uint32_t to, const uint4 &v, uint32_t bar) { put4(to, v.x, v.y, v.z, v.w, bar); }
__device__ void by_array(uint32_t to, const uint32_t (&v)[4], uint32_t bar) { put4(to, v[0], v[1], v[2], v[3], bar); }
__device__ void by_pointer(uint32_t to, const uint32_t *v, uint32_t bar) { put4(to, v[0], v[1], v[2], v[3], bar); }
__device__ uint32_t pack(float a, float b) {
  half2 h = __floats2half2_rn(a, b);
  return *reinterpret_cast<uint32_t *>(&h);
}

// The words of a vector keep their dtype on the way into a helper.
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half right[64];
  __shared__ alignas(16) __nv_bfloat16 wrong[64];
  __shared__ uint64_t bar;
  uint32_t full = window(&bar);
  uint4 v;
  v.x = pack(x[0], x[1]);
  v.y = pack(x[2], x[3]);
  v.z = pack(x[4], x[5]);
  v.w = pack(x[6], x[7]);
  uint32_t words[4] = {v.x, v.y, v.z, v.w};
  by_value(window(right), v, full);
  by_reference(window(right), v, full);
  by_array(window(right), words, full);
  by_pointer(window(right), words, full);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  by_value(window(wrong), v, full);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  by_reference(window(wrong), v, full);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  by_array(window(wrong), words, full);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  by_pointer(window(wrong), words, full);
}
