// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

#define AS_SHARED(p) ((void __attribute__((address_space(3))) *)(p))
#define AS_GLOBAL(p) ((const void __attribute__((address_space(1))) *)(p))

__global__ void stage(const float *x) {
  __shared__ alignas(16) half tile[256];
  auto *to = (void __attribute__((address_space(3))) *)&tile[threadIdx.x * 8];
  auto *from = (const void __attribute__((address_space(1))) *)&x[threadIdx.x * 4];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __nvvm_cp_async_ca_shared_global_4(to, from);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __nvvm_cp_async_ca_shared_global_8(to, from);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __nvvm_cp_async_ca_shared_global_16(to, from);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __nvvm_cp_async_cg_shared_global_16(to, from);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __nvvm_cp_async_ca_shared_global_16(AS_SHARED(tile), AS_GLOBAL(x));
}

__global__ void right(const half *x) {
  __shared__ alignas(16) half tile[256];
  __nvvm_cp_async_ca_shared_global_16(AS_SHARED(tile + threadIdx.x * 8), AS_GLOBAL(x + threadIdx.x * 8));
  __nvvm_cp_async_cg_shared_global_16(AS_SHARED(tile + threadIdx.x * 8), AS_GLOBAL(x + threadIdx.x * 8));
}
