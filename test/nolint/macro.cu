// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

#define CP_ASYNC(to, from) __pipeline_memcpy_async(to, from, 16)
#define CP_ASYNC_RAW(to, from) __pipeline_memcpy_async(to, from, 16) // NOLINT(smem-async-dtype)

// Where the macro is used, or where it is defined.
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  CP_ASYNC(tile, x); // NOLINT
  // NOLINTNEXTLINE(smem-async-dtype)
  CP_ASYNC(tile, x);
  CP_ASYNC_RAW(tile, x);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}[smem-async-dtype]
  CP_ASYNC(tile, x);
}
