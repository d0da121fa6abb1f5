// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/barrier>
#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// In as f16, out as f32: the buffer is right once and wrong once.
__global__ void round_trip(const half *x, float *y) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, tile, x, sizeof(tile), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  cuda::ptx::cp_async_bulk(cuda::ptx::space_global, cuda::ptx::space_shared, y, tile, sizeof(tile));
}
