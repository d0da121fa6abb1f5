// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

// .f32 names a float; the register holds an int.
__device__ void int_as_float(uint32_t dst, int count, uint32_t bar) {
  // CHECK: suffix.cu:[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}integer{{.*}}"r"{{.*}}wrong at run time [smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "r"(count),
               "r"(bar)
               : "memory");
}

__device__ void long_as_double(uint32_t dst, long long id, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f64' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f64 [%0], %1, [%2];" ::"r"(dst), "l"(id), "r"(bar)
               : "memory");
}

__device__ void ints_as_floats(uint32_t dst, int a, int b, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "r"(a),
               "r"(b), "r"(bar)
               : "memory");
}

// nvcc declares "f" as .f32, which .u32 and .s32 refuse.
__device__ void float_as_int(uint32_t dst, float v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.s32' {{.*}}ptxas refuses it [smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.s32 [%0], %1, [%2];" ::"r"(dst), "f"(v), "r"(bar)
               : "memory");
}

__device__ void double_as_long(uint32_t dst, double v, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.u64' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u64 [%0], %1, [%2];" ::"r"(dst), "d"(v), "r"(bar)
               : "memory");
}

// The instruction has no 16-bit types: halves travel in words.
__device__ void half_store(uint32_t dst, unsigned short h, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f16' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f16 [%0], %1, [%2];" ::"r"(dst), "h"(h), "r"(bar)
               : "memory");
}

// Constants have the suffix's kind.
__device__ void constants(uint32_t dst, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], 1, [%1];" ::"r"(dst), "r"(bar) : "memory");
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], 0f3F800000, [%1];" ::"r"(dst), "r"(bar)
               : "memory");
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], 5, [%1];" ::"r"(dst), "r"(bar) : "memory");
}
