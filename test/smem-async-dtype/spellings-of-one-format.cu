// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <c10/util/BFloat16.h>
#include <c10/util/Half.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <cutlass/array.h>
#include <cutlass/numeric_types.h>

__global__ void halves(const half *a, const cutlass::half_t *b, const c10::Half *c, const half2 *d, const _Float16 *e,
                       const __half_raw *f, const cutlass::Array<cutlass::half_t, 8> *g) {
  __shared__ alignas(16) __half tile[256];
  __pipeline_memcpy_async(tile, a, 16);
  __pipeline_memcpy_async(tile, b, 16);
  __pipeline_memcpy_async(tile, c, 16);
  __pipeline_memcpy_async(tile, d, 16);
  __pipeline_memcpy_async(tile, e, 16);
  __pipeline_memcpy_async(tile, f, 16);
  __pipeline_memcpy_async(tile, g, 16);
}

__global__ void bfloats(const nv_bfloat16 *a, const cutlass::bfloat16_t *b, const c10::BFloat16 *c,
                        const __nv_bfloat162 *d, const __bf16 *e) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  __shared__ alignas(16) c10::Half other[256];
  __pipeline_memcpy_async(tile, a, 16);
  __pipeline_memcpy_async(tile, b, 16);
  __pipeline_memcpy_async(tile, c, 16);
  __pipeline_memcpy_async(tile, d, 16);
  __pipeline_memcpy_async(tile, e, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(other, c, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(other, d, 16);
}
