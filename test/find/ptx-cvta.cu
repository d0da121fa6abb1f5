// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

// CUTLASS 2 and FasterTransformer take the address this way.
__device__ uint32_t old_smem_addr(const void *p) {
  uint32_t addr;
  asm("{ .reg .u64 smem_ptr; cvta.to.shared.u64 smem_ptr, %1; cvt.u32.u64 %0, smem_ptr; }\n" : "=r"(addr) : "l"(p));
  return addr;
}
__global__ void helper(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: ptx-cvta.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(old_smem_addr(tile)), "l"(x) : "memory");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(old_smem_addr(tile)), "l"(h) : "memory");
}

// In the copy's own block.
__device__ void load16(void *dst, const void *src) {
  asm volatile("{\n"
               ".reg .u64 to, from;\n"
               ".reg .u32 narrow;\n"
               "cvta.to.shared.u64 to, %0;\n"
               "cvta.to.global.u64 from, %1;\n"
               "cvt.u32.u64 narrow, to;\n"
               "cp.async.cg.shared.global [narrow], [from], 16;\n"
               "}" ::"l"(dst),
               "l"(src)
               : "memory");
}
__global__ void block(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load16(tile, x);
  load16(tile, h);
}

// Arithmetic on the address.
__global__ void arithmetic(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile("{ .reg .u64 t; .reg .u32 a; cvta.to.shared.u64 t, %0; cvt.u32.u64 a, t; add.u32 a, a, 64; xor.b32 a, a, %2;"
               " cp.async.cg.shared.global [a+16], [%1], 16; }" ::"l"(tile),
               "l"(x), "r"(threadIdx.x * 16)
               : "memory");
  asm volatile("{ .reg .u64 t; .reg .u32 a; cvta.to.shared.u64 t, %0; cvt.u32.u64 a, t; add.u32 a, a, 64; xor.b32 a, a, %2;"
               " cp.async.cg.shared.global [a+16], [%1], 16; }" ::"l"(tile),
               "l"(h), "r"(threadIdx.x * 16)
               : "memory");
}
