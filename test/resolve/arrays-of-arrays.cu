// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ float table[64][64];
__constant__ float weights[64];

__global__ void kernel(const float (*rows)[64], const half *const *pages) {
  __shared__ alignas(16) half tile[2][8][64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile[0][threadIdx.x], rows[threadIdx.x], 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[1][0][0], table[threadIdx.x], 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, &table[threadIdx.x][4], 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(*tile[1], weights, 16);
  // A pointer read from a table of pointers has its own type.
  __pipeline_memcpy_async(tile[0][0], pages[blockIdx.x], 16);
  __shared__ alignas(16) float sums[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(sums, pages[blockIdx.x], 16);
}
