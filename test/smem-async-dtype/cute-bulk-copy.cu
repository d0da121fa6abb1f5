// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cute/arch/copy_sm90_tma.hpp>

__global__ void round_trip(const float *x, float *y) {
  __shared__ alignas(128) __nv_bfloat16 tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  cute::SM90_BULK_COPY_G2S::copy(x, &bar, tile, sizeof(tile));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  cute::SM90_BULK_COPY_S2G::copy(tile, y, sizeof(tile));
}

__global__ void right(const __nv_bfloat16 *x, __nv_bfloat16 *y, const void *map) {
  __shared__ alignas(128) __nv_bfloat16 tile[256];
  __shared__ uint64_t bar;
  cute::SM90_BULK_COPY_G2S::copy(x, &bar, tile, sizeof(tile));
  cute::SM90_BULK_COPY_S2G::copy(tile, y, sizeof(tile));
  // A tensor map has the element type.
  cute::SM90_TMA_LOAD_2D::copy(map, &bar, 0, tile, 0, 0);
  cute::SM90_TMA_STORE_2D::copy(map, tile, 0, 0);
}
