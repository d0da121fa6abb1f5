// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }

// The finding stands at the kernel's call, however deep the instruction is.
__device__ void put(uint32_t dst, uint32_t word, uint32_t bar) {
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(word), "r"(bar) : "memory");
}
__device__ void load16(uint32_t dst, const void *src) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(dst), "l"(src) : "memory");
}
__device__ void load_generic(void *dst, const void *src) { load16(smem_addr(dst), src); }
template <class T> __device__ void load_row(T *dst, const T *src, int n) {
  for (int i = threadIdx.x * 8; i < n; i += blockDim.x * 8)
    load_generic(dst + i, src + i);
}

__global__ void in_helper(const float *x) {
  __shared__ int counts[32];
  __shared__ float sums[32];
  __shared__ uint64_t full;
  // CHECK: ptx-in-helper.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  put(smem_addr(&counts[threadIdx.x]), __float_as_uint(x[threadIdx.x]), smem_addr(&full));
  // CHECK: note: {{.*}}'counts'
  // CHECK: ptx-in-helper.cu:11:3: note: {{.*}}st.async
  put(smem_addr(&sums[threadIdx.x]), __float_as_uint(x[threadIdx.x]), smem_addr(&full));
}

__global__ void in_helpers_helper(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load_generic(tile, x);
  // CHECK: note: {{.*}}'load16'
  load_generic(tile, h);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load_row(reinterpret_cast<float *>(tile), x, 128);
  load_row(tile, h, 256);
}

// A static method of a tag type.
struct SM80_CP_ASYNC {
  template <class D, class S> __device__ static void copy(D &dst, const S &src) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(smem_addr(&dst)), "l"(&src), "n"(sizeof(S)) : "memory");
  }
};
template <class Op> struct Atom {
  template <class D, class S> __device__ void operator()(D &dst, const S &src) const { Op::copy(dst, src); }
};
__global__ void tags(const float *x, const half2 *h) {
  __shared__ half2 tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  SM80_CP_ASYNC::copy(tile[threadIdx.x], x[threadIdx.x]);
  SM80_CP_ASYNC::copy(tile[threadIdx.x], h[threadIdx.x]);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Atom<SM80_CP_ASYNC>()(tile[threadIdx.x], x[threadIdx.x]);
  Atom<SM80_CP_ASYNC>()(tile[threadIdx.x], h[threadIdx.x]);
}

// A constructor that copies.
struct Copy16 {
  __device__ Copy16(void *dst, const void *src, bool go = true) {
    asm volatile("{\n .reg .pred p;\n setp.ne.b32 p, %0, 0;\n @p cp.async.cg.shared.global [%1], [%2], %3;\n}" ::"r"((int)go),
                 "r"(smem_addr(dst)), "l"(src), "n"(16)
                 : "memory");
  }
};
__global__ void constructors(const float *x, const half *h, bool go) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copy16 wrong(tile, x, go);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copy16(tile, x, go);
  Copy16 right(tile, h, go);
  Copy16(tile, h);
}
