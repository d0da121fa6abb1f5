// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cute/arch/copy_sm80.hpp>

// The source comes first.
__global__ void stage(const float *x, bool valid) {
  __shared__ alignas(16) int tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  cute::SM80_CP_ASYNC_CACHEALWAYS<float, int>::copy(x[threadIdx.x], tile[threadIdx.x]);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  cute::SM80_CP_ASYNC_CACHEALWAYS_ZFILL<float, int>::copy(x[threadIdx.x], tile[threadIdx.x], valid);
}

// Through 16 bytes, as CuTe does it.
__global__ void stage_vectors(const float *x) {
  __shared__ alignas(16) half tile[256];
  auto &from = reinterpret_cast<const uint4 &>(x[threadIdx.x * 4]);
  auto &to = reinterpret_cast<uint4 &>(tile[threadIdx.x * 8]);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cute::SM80_CP_ASYNC_CACHEGLOBAL<uint4>::copy(from, to);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cute::SM80_CP_ASYNC_CACHEGLOBAL_ZFILL<uint4>::copy(from, to, true);
}

__global__ void right(const half *x) {
  __shared__ alignas(16) half tile[256];
  cute::SM80_CP_ASYNC_CACHEGLOBAL<uint4>::copy(reinterpret_cast<const uint4 &>(x[threadIdx.x * 8]),
                                               reinterpret_cast<uint4 &>(tile[threadIdx.x * 8]));
}
