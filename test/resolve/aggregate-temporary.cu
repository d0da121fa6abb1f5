// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Params {
  void *smem;
  const void *gmem;
};
__device__ void load(const Params &p) { __pipeline_memcpy_async(p.smem, p.gmem, 16); }
__device__ void load_copy(Params p) { __pipeline_memcpy_async(p.smem, p.gmem, 16); }

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load({tile, x});
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load_copy({tile, x});
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(Params{tile, x});
  load({tile, h});
  load_copy(Params{tile, h});
}
