// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Members set in a constructor.
class Loader {
  void *smem;
  const void *gmem;

public:
  __device__ Loader(void *s, const void *g) : smem(s), gmem(g) {}
  __device__ void load(int i) const {
    __pipeline_memcpy_async(static_cast<char *>(smem) + i * 16, static_cast<const char *>(gmem) + i * 16, 16);
  }
};
__global__ void members(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  Loader wrong(tile, x), right(tile, h);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  wrong.load(threadIdx.x);
  right.load(threadIdx.x);
}

// A functor, and a static method.
struct Copy {
  __device__ void operator()(void *to, const void *from) const { __pipeline_memcpy_async(to, from, 16); }
  static __device__ void run(const void *from, void *to) { __pipeline_memcpy_async(to, from, 16); }
};
__global__ void functors(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  Copy copy;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copy{}(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  Copy::run(x, tile);
  copy(tile, h);
  Copy::run(h, tile);
}

// A constructor that copies.
struct CopyOnConstruction {
  __device__ CopyOnConstruction(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }
};
__global__ void constructors(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  CopyOnConstruction(tile, x);
  CopyOnConstruction(tile, h);
}
