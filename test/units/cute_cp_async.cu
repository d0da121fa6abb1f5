// REQUIRES: cuda, cutlass
// RUN: %recall --arch sm_80 %s -- -I%cutlass
// A CuTe tiled copy with cp.async, a predicated one, and the arch-level wrappers.
#include <cute/tensor.hpp>
#include <cutlass/arch/memory_sm80.h>
#include <cutlass/numeric_types.h>

using namespace cute;

template <class T> __global__ void tiled(T const *a, T *out) {
  __shared__ alignas(128) T smem[64 * 64];
  Tensor gA = make_tensor(make_gmem_ptr(a), make_shape(Int<64>{}, Int<64>{}), make_stride(Int<64>{}, Int<1>{}));
  Tensor sA = make_tensor(make_smem_ptr(smem), make_shape(Int<64>{}, Int<64>{}), make_stride(Int<64>{}, Int<1>{}));
  constexpr int vec = 16 / sizeof(T);
  auto copy_a = make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, T>{},
                                Layout<Shape<_16, _8>, Stride<_8, _1>>{}, Layout<Shape<_1, Int<vec>>>{});
  auto thr = copy_a.get_slice(threadIdx.x);
  copy(copy_a, thr.partition_S(gA), thr.partition_D(sA));
  cp_async_fence();
  cp_async_wait<0>();
  __syncthreads();
  out[threadIdx.x] = smem[threadIdx.x];
}
template __global__ void tiled(half_t const *, half_t *);
template __global__ void tiled(float const *, float *);

__global__ void wrappers(float4 const *x, float4 *y, bool ok) {
  __shared__ float4 tile[128];
  cutlass::arch::cp_async<16, cutlass::arch::CacheOperation::Global>(&tile[threadIdx.x], &x[threadIdx.x], ok);
  cutlass::arch::cp_async_zfill<16>(&tile[threadIdx.x], &x[threadIdx.x + 128], ok);
  cutlass::arch::cp_async_fence();
  cutlass::arch::cp_async_wait<0>();
  __syncthreads();
  y[threadIdx.x] = tile[threadIdx.x];
}
