// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

#include <stdint.h>

namespace cute {
template <class P> struct gmem_ptr {
  P p;
};
template <class T> struct Tensor {
  gmem_ptr<T *> at;
  __device__ gmem_ptr<T *> data() const { return at; }
};
template <class P> __device__ P raw_pointer_cast(gmem_ptr<P> x) { return x.p; }
} // namespace cute

__device__ cute::Tensor<float> tile_of(float *base, int i);
__device__ void reduce(void *to, uint32_t from, uint32_t bytes) {
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;" ::"l"(to), "r"(from), "r"(bytes)
               : "memory");
}

// The object is in registers; what it points to is not.
__global__ void kernel(float *base) {
  __shared__ alignas(128) float sums[256];
  auto tile = tile_of(base, 0);
  reduce(cute::raw_pointer_cast(tile.data()), (uint32_t)__cvta_generic_to_shared(sums), sizeof(sums));
}
