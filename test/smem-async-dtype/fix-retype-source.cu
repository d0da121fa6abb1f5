// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>

// The shared side is the source here.
__global__ void epilogue(float acc, half *y) {
  // FIXED: __shared__ alignas(128) half out[2][128];
  __shared__ alignas(128) float out[2][128];
  out[0][threadIdx.x] = acc;
  __syncthreads();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::ptx::cp_async_bulk(cuda::ptx::space_global, cuda::ptx::space_shared, y, out[0], 256u);
}
