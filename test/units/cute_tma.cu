// REQUIRES: cuda, cutlass
// RUN: %recall --arch sm_90a %s -- -I%cutlass
// TMA loads and stores through CuTe atoms, and the bulk copies below them.
#include <cute/arch/copy_sm90_tma.hpp>
#include <cute/arch/cluster_sm90.hpp>
#include <cute/tensor.hpp>
#include <cutlass/arch/barrier.h>

using namespace cute;

template <class T, class Load, class Store>
__global__ void through(__grid_constant__ Load const load, __grid_constant__ Store const store) {
  __shared__ alignas(128) T smem[64 * 64];
  __shared__ uint64_t bar;
  auto layout = make_layout(make_shape(Int<64>{}, Int<64>{}));
  Tensor sA = make_tensor(make_smem_ptr(smem), layout);
  if (threadIdx.x == 0) {
    initialize_barrier(bar, 1);
    set_barrier_transaction_bytes(bar, sizeof(smem));
    auto [tAgA, tAsA] = tma_partition(load, Int<0>{}, Layout<_1>{}, group_modes<0, 2>(sA),
                                      group_modes<0, 2>(load.get_tma_tensor(make_shape(Int<64>{}, Int<64>{}))));
    copy(load.with(bar), tAgA, tAsA);
  }
  __syncthreads();
  wait_barrier(bar, 0);
  tma_store_fence();
  if (threadIdx.x == 0) {
    auto slice = store.get_slice(0);
    copy(store, slice.partition_S(sA), slice.partition_D(store.get_tma_tensor(make_shape(Int<64>{}, Int<64>{}))));
    tma_store_arrive();
    tma_store_wait<0>();
  }
}

template <class T> void launch(T *in, T *out) {
  auto shape = make_shape(Int<64>{}, Int<64>{});
  auto layout = make_layout(shape);
  auto load = make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr(in), layout), layout);
  auto store = make_tma_copy(SM90_TMA_STORE{}, make_tensor(make_gmem_ptr(out), layout), layout);
  through<T><<<1, 128>>>(load, store);
}
template void launch(half_t *, half_t *);
template void launch(float *, float *);

__global__ void bulk(bfloat16_t const *x, bfloat16_t *y) {
  __shared__ alignas(128) bfloat16_t tile[1024];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0) {
    initialize_barrier(bar, 1);
    set_barrier_transaction_bytes(bar, sizeof(tile));
    SM90_BULK_COPY_G2S::copy(x, &bar, tile, sizeof(tile));
    wait_barrier(bar, 0);
    SM90_BULK_COPY_S2G::copy(tile, y, sizeof(tile));
  }
}

__global__ void remote(uint32_t const *x) {
  __shared__ uint32_t inbox[128];
  __shared__ uint64_t bar;
  store_shared_remote(x[threadIdx.x], cast_smem_ptr_to_uint(&inbox[threadIdx.x]), cast_smem_ptr_to_uint(&bar), 1);
}
