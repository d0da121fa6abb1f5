// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda_fp16.h>

// In a storage struct, and in a class template of the user's.
template <class T> struct Storage {
  alignas(128) T tile[256];
  cuda::barrier<cuda::thread_scope_block> full[2];
};
__global__ void kernel(const float *x, const half *h) {
  __shared__ Storage<half> s;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(s.tile, x, cuda::aligned_size_t<16>(512), s.full[0]);
  cuda::memcpy_async(s.tile, h, cuda::aligned_size_t<16>(512), s.full[1]);
}
