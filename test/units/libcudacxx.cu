// REQUIRES: cuda
// RUN: %recall --arch sm_90a %s
// Every way of libcu++ and of the CUDA runtime headers, down to the instructions in the toolkit's own headers.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/ptx>
#include <cuda_pipeline.h>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

__global__ void pipelined(const float *x, float *y) {
  __shared__ alignas(16) float tile[2][256];
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[0][threadIdx.x], &x[threadIdx.x], cuda::aligned_size_t<4>(4), pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  __syncthreads();
  y[threadIdx.x] = tile[0][threadIdx.x];
  pipe.consumer_release();
}

__global__ void grouped(const float *x, float *y) {
  __shared__ alignas(16) float tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, x, sizeof(tile));
  cg::wait(block);
  y[threadIdx.x] = tile[threadIdx.x];
}

__global__ void primitive(const float4 *x, float4 *y) {
  __shared__ float4 tile[128];
  __pipeline_memcpy_async(&tile[threadIdx.x], &x[threadIdx.x], 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  y[threadIdx.x] = tile[threadIdx.x];
}

__global__ void instructions(const float *x, float *y) {
  __shared__ alignas(128) float tile[256];
  __shared__ float inbox[64];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&bar, 1);
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, sizeof(tile), &bar);
    ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, sizeof(tile));
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, tile, sizeof(tile));
    ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, tile, sizeof(tile));
  }
  auto *slot = static_cast<float *>(__cluster_map_shared_rank(&inbox[threadIdx.x & 63], 0));
  ptx::st_async(slot, x[threadIdx.x], static_cast<uint64_t *>(__cluster_map_shared_rank(&bar, 0)));
}
