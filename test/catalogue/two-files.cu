// RUN: %hosts --catalogue=%S/Inputs/mylib.yaml --catalogue=%S/Inputs/mytypes.yaml %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>

namespace mylib {
struct e5m2_t {
  unsigned char bits;
};
__device__ void tma_load(uint64_t *bar, void *smem, const void *gmem, int bytes);
} // namespace mylib

__global__ void kernel(const mylib::e5m2_t *q) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(e5m2){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::tma_load(&bar, tile, q, 16);
}
