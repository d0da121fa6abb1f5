// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda_fp16.h>

using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void fetch(const half *x) {
  __shared__ alignas(16) float tile[256];
  __shared__ barrier bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  cuda::device::memcpy_async_tx(tile, reinterpret_cast<const float *>(x), cuda::aligned_size_t<16>(sizeof(tile)), bar);
}

__global__ void fetch_right(const half *x) {
  __shared__ alignas(16) half tile[256];
  __shared__ barrier bar;
  cuda::device::memcpy_async_tx(tile, x, cuda::aligned_size_t<16>(sizeof(tile)), bar);
}
