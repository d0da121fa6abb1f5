// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda_bf16.h>

namespace cg = cooperative_groups;
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void void_overloads(const float *x) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  auto block = cg::this_thread_block();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, x, 512, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, x, cuda::aligned_size_t<16>(512), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(tile, x, 512, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(512), bar);
}

// One T for both pointers: the casts that make it so do not convert.
__global__ void typed_overloads(const float *x) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  auto block = cg::this_thread_block();
  auto *from = reinterpret_cast<const __nv_bfloat16 *>(x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, from, 512, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(block, tile, from, cuda::aligned_size_t<16>(512), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(tile, from, 512, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(tile, from, cuda::aligned_size_t<16>(512), bar);
}

__global__ void right(const __nv_bfloat16 *x) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  auto block = cg::this_thread_block();
  cuda::memcpy_async(block, tile, x, 512, bar);
  cuda::memcpy_async(block, (void *)tile, (const void *)x, 512, bar);
  cuda::memcpy_async(tile, x, cuda::aligned_size_t<16>(512), bar);
  cuda::memcpy_async(reinterpret_cast<int4 *>(tile), reinterpret_cast<const int4 *>(x), sizeof(int4), bar);
}

// It degrades to a plain copy, whose bits are just as raw.
__global__ void back_to_global(float *y) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ barrier bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  cuda::memcpy_async(y, tile, 512, bar);
}
