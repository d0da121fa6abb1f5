// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cutlass/arch/memory_sm80.h>
#include <cutlass/array.h>

using cutlass::arch::CacheOperation;

// The call is a discarded temporary.
__global__ void stage(const cutlass::bfloat16_t *x, bool valid) {
  __shared__ alignas(16) cutlass::half_t tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  cutlass::arch::cp_async<16>(&tile[threadIdx.x * 8], x + threadIdx.x * 8, valid);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  cutlass::arch::cp_async<16, CacheOperation::Global>(&tile[threadIdx.x * 8], x + threadIdx.x * 8);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  cutlass::arch::cp_async_zfill<16, CacheOperation::Global>(&tile[threadIdx.x * 8], x + threadIdx.x * 8, valid);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  cutlass::arch::cp_async_nan<16, CacheOperation::Always>(&tile[threadIdx.x * 8], x + threadIdx.x * 8, valid);
}

// A size of its own, and a name for the temporary.
template <int Bytes> __device__ void fetch(void *smem, const void *gmem, bool valid) {
  cutlass::arch::cp_async<Bytes> go(smem, gmem, valid);
}
__global__ void stage_named(const float *x) {
  __shared__ alignas(16) cutlass::half_t tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  fetch<8>(tile, x, true);
}

// CUTLASS' half is CUDA's half; an AccessType is a vector of elements.
__global__ void right(const half *x, bool valid) {
  using Access = cutlass::Array<cutlass::half_t, 8>;
  __shared__ alignas(16) cutlass::half_t tile[256];
  cutlass::arch::cp_async<16>(tile, x, valid);
  cutlass::arch::cp_async_zfill<16>(reinterpret_cast<Access *>(tile) + threadIdx.x,
                                    reinterpret_cast<const Access *>(x) + threadIdx.x, valid);
}
