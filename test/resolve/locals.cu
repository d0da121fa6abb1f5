// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void pointers(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  half *a = tile;
  auto *b = a + 8;
  auto c = b;
  void *d = c;
  float *e = reinterpret_cast<float *>(d);
  const auto *from = x + blockIdx.x * 256;
  const void *untyped = from;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(e, untyped, 16);
  __pipeline_memcpy_async(e, h, 16);
}

__global__ void references(const float *x, const half *h) {
  __shared__ alignas(16) half tile[4][64];
  auto &row = tile[threadIdx.x % 4];
  half &first = row[0];
  half(&whole)[4][64] = tile;
  const float &source = x[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&row, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&first, &source, 4);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(whole[1], x, 16);
  __pipeline_memcpy_async(whole[1], h, 16);
}

__global__ void assigned_later(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  void *to;
  const void *from;
  to = tile;
  from = x;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
}

__global__ void advanced(const float *x) {
  __shared__ alignas(16) half tile[256];
  char *to = reinterpret_cast<char *>(tile);
  for (int i = 0; i < 4; ++i, to += 64, x += 16)
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(to, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to++, x, 16);
}
