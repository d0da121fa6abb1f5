// RUN: %hosts --catalogue=%S/Inputs/mytypes.yaml %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

namespace mylib {
struct e5m2_t {
  unsigned char bits;
};
struct packed128 {
  long lo, hi;
};
template <class T, int N> struct Vec {
  char storage[sizeof(T) * N];
};
} // namespace mylib

__global__ void kernel(const mylib::e5m2_t *q, const mylib::packed128 *p, const mylib::Vec<float, 4> *v, const half *h) {
  __shared__ alignas(16) half tile[256];
  __shared__ alignas(16) mylib::e5m2_t narrow[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e5m2){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, q, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(e5m2){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(narrow, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, v, 16);
  __pipeline_memcpy_async(tile, p, 16);
  __pipeline_memcpy_async(narrow, q, 16);
}
