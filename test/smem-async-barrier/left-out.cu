// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %clang_plugin --cuda-gpu-arch=sm_90a -fsyntax-only --cuda-host-only %s 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: not %clang_plugin --cuda-gpu-arch=sm_90a -fsyntax-only --cuda-device-only -ferror-limit=0 -DBROKEN %s 2>&1 | FileCheck %s --check-prefix=BROKEN

// BROKEN: error: unknown type name 'Unknown'

// Code that this pass does not see may be what initialises a barrier.
#include <cuda/ptx>

namespace ptx = cuda::ptx;

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
__device__ void init_one(uint64_t *bar) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(window(bar)) : "memory");
#endif
}
__device__ void init_newer(uint64_t *bar) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 1000
  ptx::mbarrier_init(bar, 1);
#endif
}
struct Wrapped {
  uint64_t bar;
  __device__ void init() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 1000
    ptx::mbarrier_init(&bar, 1);
#endif
  }
};

__global__ void other_architecture(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t a, b, c;
  __shared__ Wrapped w;
  init_one(&a);
  init_newer(&b);
#ifdef NEVER
  init_one(&c);
#endif
  w.init();
  load(tile, x, &a);
  load(tile, x, &b);
  load(tile, x, &c);
  load(tile, x, &w.bar);
}

// Left out, and it has nothing to do with this one.
__global__ void plainly(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t other, bar;
#ifdef NEVER
  init_one(&other);
#endif
  // CHECK: left-out.cu:[[@LINE+2]]:3: warning: the mbarrier 'bar' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  // BROKEN: left-out.cu:[[@LINE+1]]:3: warning: the mbarrier 'bar' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  load(tile, x, &bar);
}

#ifdef BROKEN
__device__ void start(uint64_t *bar) { unknown_function(bar); }
__global__ void broken(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t a, b;
  Unknown setter(&a);
  start(&b);
  load(tile, x, &a);
  load(tile, x, &b);
}
// BROKEN-NOT: warning:
#endif
