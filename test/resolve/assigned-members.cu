// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Params {
  void *smem;
  const void *gmem;
};
__device__ void load(const Params &p) { __pipeline_memcpy_async(p.smem, p.gmem, 16); }

// Filled member by member.
__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  Params wrong;
  wrong.smem = tile;
  wrong.gmem = x;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(wrong);
  Params right;
  right.smem = tile;
  right.gmem = h;
  load(right);
}
