// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Operands {
  half *smem;
  const float *gmem;
};

__global__ void bindings(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  auto [to, from] = Operands{tile, x};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
  __pipeline_memcpy_async(to, h, 16);

  __shared__ struct {
    alignas(16) half a[64];
    alignas(16) float b[64];
  } storage;
  auto &[a, b] = storage;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(a, x, 16);
  __pipeline_memcpy_async(b, x, 16);
}

// Deduced as void *: what is in it counts.
struct Untyped {
  void *smem;
  const void *gmem;
};
__global__ void untyped(const float *x) {
  __shared__ alignas(16) half tile[256];
  auto [to, from] = Untyped{tile, x};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(to, from, 16);
}
