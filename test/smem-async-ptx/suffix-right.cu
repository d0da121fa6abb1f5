// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cstring>
#include <cuda_fp16.h>

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

// CHECK-NOT: warning

// Right registers.
__device__ void plain(uint32_t dst, float f, int i, uint32_t u, double d, long long s, uint64_t l, uint32_t bar) {
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "f"(f), "r"(bar) : "memory");
  asm volatile(ST ".s32 [%0], %1, [%2];" ::"r"(dst), "r"(i), "r"(bar) : "memory");
  asm volatile(ST ".u32 [%0], %1, [%2];" ::"r"(dst), "r"(u), "r"(bar) : "memory");
  asm volatile(ST ".f64 [%0], %1, [%2];" ::"r"(dst), "d"(d), "r"(bar) : "memory");
  asm volatile(ST ".s64 [%0], %1, [%2];" ::"r"(dst), "l"(s), "r"(bar) : "memory");
  asm volatile(ST ".u64 [%0], %1, [%2];" ::"r"(dst), "l"(l), "r"(bar) : "memory");
}

// .b32 and .b64 take any register of their width.
__device__ void untyped(uint32_t dst, float f, int i, double d, long long s, uint32_t bar) {
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "f"(f), "r"(bar) : "memory");
  asm volatile(ST ".b32 [%0], %1, [%2];" ::"r"(dst), "r"(i), "r"(bar) : "memory");
  asm volatile(ST ".b64 [%0], %1, [%2];" ::"r"(dst), "d"(d), "r"(bar) : "memory");
  asm volatile(ST ".b64 [%0], %1, [%2];" ::"r"(dst), "l"(s), "r"(bar) : "memory");
  asm volatile(ST ".v2.b32 [%0], {%1, %2}, [%3];" ::"r"(dst), "f"(f), "r"(i), "r"(bar) : "memory");
}

// The bits of a float in an integer register are a float to .f32.
__device__ void bits(uint32_t dst, float v, double d, uint32_t bar) {
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(__float_as_uint(v)), "r"(bar) : "memory");
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(__float_as_int(v)), "r"(bar) : "memory");
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(*reinterpret_cast<int *>(&v)), "r"(bar) : "memory");
  asm volatile(ST ".f64 [%0], %1, [%2];" ::"r"(dst), "l"(__double_as_longlong(d)), "r"(bar) : "memory");
}

__device__ void bits_in_a_local(uint32_t dst, float v, uint32_t bar) {
  int word = __float_as_int(v);
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(word), "r"(bar) : "memory");
  int copied;
  memcpy(&copied, &v, sizeof(copied));
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(copied), "r"(bar) : "memory");
  union {
    float f;
    int i;
  } u;
  u.f = v;
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(u.i), "r"(bar) : "memory");
}

// An unsigned word may hold any bits.
__device__ void word(uint32_t dst, uint32_t value, uint64_t wide, uint32_t bar) {
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(value), "r"(bar) : "memory");
  asm volatile(ST ".f64 [%0], %1, [%2];" ::"r"(dst), "l"(wide), "r"(bar) : "memory");
  asm volatile(ST ".v2.f32 [%0], {%1, %2}, [%3];" ::"r"(dst), "r"(value), "r"(value), "r"(bar) : "memory");
}
