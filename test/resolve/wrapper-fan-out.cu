// RUN: timeout 30 %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ void copy0(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }

// Sites that differ only in the way inwards are one: 3 to the power of 12 would never end.
#define LEVEL(INNER, OUTER)                                                                                                \
  __device__ void copy##OUTER(void *to, const void *from) {                                                                \
    copy##INNER(to, from);                                                                                                 \
    copy##INNER((char *)to + 16, from);                                                                                    \
    copy##INNER(to, (const char *)from + 16);                                                                              \
  }
LEVEL(0, 1)
LEVEL(1, 2)
LEVEL(2, 3)
LEVEL(3, 4)
LEVEL(4, 5)
LEVEL(5, 6)
LEVEL(6, 7)
LEVEL(7, 8)
LEVEL(8, 9)
LEVEL(9, 10)
LEVEL(10, 11)
LEVEL(11, 12)

__global__ void kernel(const half *h, const float *x) {
  __shared__ alignas(16) half tile[64];
  copy12(tile, h);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy12(tile, x);
}
