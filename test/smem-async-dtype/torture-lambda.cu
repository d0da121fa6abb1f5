// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void stages(const float *x, const half *h) {
  __shared__ alignas(16) half tile[2][256];
  auto load = [&](int stage, const auto *from) { __pipeline_memcpy_async(tile[stage], from, 16); };
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  load(0, x);
  load(1, h);

  // Captured, so decided inside.
  auto prefetch = [&, x](int stage) {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(tile[stage], x, 16);
  };
  prefetch(0);
  prefetch(1);

  // Called where it stands, with an initialised capture.
  [to = &tile[0][0]](const float *from) {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(to, from, 16);
  }(x);
}

template <class F> __device__ void for_each_stage(F f) {
  for (int s = 0; s < 2; ++s)
    f(s);
}
__global__ void handed_on(const float *x, const half *h) {
  __shared__ alignas(16) half tile[2][256];
  for_each_stage([&](int s) {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(tile[s], x, 16);
    __pipeline_memcpy_async(tile[s], h, 16);
  });
}
