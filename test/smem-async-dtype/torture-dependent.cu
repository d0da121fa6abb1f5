// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct HalfTraits {
  using Element = half;
  using Copy = HalfTraits;
  static __device__ void copy(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
};
struct FloatTraits : HalfTraits {
  using Element = float;
};

// Nothing is known until Traits is.
template <class Traits> struct Mainloop {
  using Element = typename Traits::Element;
  __device__ void operator()(const half *x) {
    __shared__ alignas(16) Element tile[256];
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
    Traits::Copy::copy(tile, x);
  }
};

__global__ void kernel(const half *x) {
  Mainloop<HalfTraits>{}(x);
  Mainloop<FloatTraits>{}(x);
}

template <class T> __global__ void value_dependent(const T *x) {
  __shared__ T tile[256];
  __shared__ uint64_t bar;
  if constexpr (sizeof(T) == 4)
    cuda::ptx::st_async(&tile[0], x[0], &bar);
}
template __global__ void value_dependent(const float *);
template __global__ void value_dependent(const half *);
