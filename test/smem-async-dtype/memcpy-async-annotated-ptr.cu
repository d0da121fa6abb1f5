// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/annotated_ptr>
#include <cuda_fp16.h>

using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  __shared__ barrier bar;
  cuda::annotated_ptr<const half, cuda::access_property::streaming> right(h);
  cuda::annotated_ptr<const half, cuda::access_property::streaming> wrong(reinterpret_cast<const half *>(x));
  cuda::memcpy_async(tile, right, 512, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::memcpy_async(tile, wrong, 512, bar);
}
