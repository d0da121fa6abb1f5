// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

extern __shared__ __align__(128) unsigned char pool[];

// The first typed pointer says what a piece of the pool holds.
__global__ void carved(const float *x, const half *h) {
  auto *sA = reinterpret_cast<half *>(pool);
  half *sB = sA + 4096;
  float *sC = reinterpret_cast<float *>(sB + 4096);
  auto *bytes = pool + 65536;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(sA, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&sB[threadIdx.x * 8], x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(reinterpret_cast<float4 *>(sB), x, 16);
  __pipeline_memcpy_async(sA, h, 16);
  __pipeline_memcpy_async(bytes, x, 16);
  __pipeline_memcpy_async(bytes, h, 16);
  __pipeline_memcpy_async(pool, h, 16);
  (void)sC;
}

// Offsets as bytes, the cast on the sum.
__global__ void by_offset(const float *x, const half *h, int offset) {
  auto *scales = reinterpret_cast<float *>(pool + offset);
  auto *tile = (half *)(pool + offset + 1024);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(scales, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(scales, x, 16);
}

// A carrier is no better than bytes.
__global__ void through_int4(const float *x, const half *h) {
  auto *vectors = reinterpret_cast<int4 *>(pool);
  __pipeline_memcpy_async(&vectors[threadIdx.x], x, 16);
  __pipeline_memcpy_async(&vectors[threadIdx.x + 64], h, 16);
  auto *tile = reinterpret_cast<half *>(vectors + 128);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}

// A static array of bytes is a pool as well.
__global__ void static_pool(const float *x, const half *h) {
  __shared__ alignas(16) char scratch[4096];
  auto *tile = reinterpret_cast<half *>(scratch);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(tile, h, 16);
}
