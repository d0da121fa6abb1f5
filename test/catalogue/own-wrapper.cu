// RUN: %hosts --catalogue=%S/Inputs/mylib.yaml %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts %s | FileCheck %s --allow-empty --check-prefix=WITHOUT
// WITHOUT-NOT: warning:

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Declared here, defined in another unit: only the catalogue knows them.
namespace mylib {
__device__ void tma_load(uint64_t *bar, void *smem, const void *gmem, int bytes);
__device__ void remote_put(uint32_t bits, void *remote, uint64_t *bar);
struct Copier {
  template <class T> __device__ void copy(T *smem, const void *gmem, int count);
};
__device__ uint32_t swizzle(uint32_t address, int row);
__device__ uint32_t bits_of(float v);
} // namespace mylib

__global__ void kernel(const float *x, const half *h) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  mylib::Copier copier;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::tma_load(&bar, tile, x, 16);
  mylib::tma_load(&bar, tile, h, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::remote_put(__float_as_uint(x[0]), tile, &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::remote_put(mylib::bits_of(x[0]), tile, &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copier.copy(tile, x, 8);
  copier.copy(tile, h, 8);
  uint32_t place = mylib::swizzle(static_cast<uint32_t>(__cvta_generic_to_shared(tile)), 3);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::tma_load(&bar, __cvta_shared_to_generic(place), x, 16);
}
