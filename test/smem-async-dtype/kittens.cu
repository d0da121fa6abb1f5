// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <kittens.cuh>

using namespace kittens;

using globals = gl<bf16, 1, 1, -1, -1>;

__global__ void tiles(const __grid_constant__ globals g) {
  __shared__ st_fl<16, 16> wrong;
  __shared__ st_bf<16, 16> tile;
  __shared__ semaphore bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  tma::load_async(wrong, g, coord<>{0, 0, 0, 0}, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  tma::cluster::load_async(wrong, g, coord<>{0, 0, 0, 0}, bar, uint16_t(3));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  tma::store_async(g, wrong, coord<>{0, 0, 0, 0});
  tma::load_async(tile, g, coord<>{0, 0, 0, 0}, bar);
  tma::store_async(g, tile, coord<>{0, 0, 0, 0});
}

__global__ void reduced(const __grid_constant__ globals g) {
  __shared__ st_fl<16, 16> wrong;
  __shared__ st_bf<16, 16> tile;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  tma::store_add_async(g, wrong, coord<>{0, 0, 0, 0});
  tma::store_add_async(g, tile, coord<>{0, 0, 0, 0});
}

// Copies of bytes are no tensor copies: 16 bytes of alignment are enough.
__global__ void bytes(float *x) {
  __shared__ alignas(16) bf16 row[256];
  __shared__ semaphore bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  tma::load_async((void *)row, (void *)x, sizeof(row), bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  tma::store_async((void *)x, (void *)row, sizeof(row));
}

__global__ void groups(const __grid_constant__ globals g) {
  __shared__ st_fl<16, 16> wrong;
  __shared__ st_bf<16, 16> tile;
  __shared__ semaphore bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  warpgroup::tma::load_async(wrong, g, coord<>{0, 0, 0, 0}, bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(bf16){{.*}}[smem-async-dtype]
  warpgroup::tma::store_async(g, wrong, coord<>{0, 0, 0, 0});
  warpgroup::tma::load_async(tile, g, coord<>{0, 0, 0, 0}, bar);
}
