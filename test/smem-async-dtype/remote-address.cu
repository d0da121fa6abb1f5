// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cute/arch/cluster_sm90.hpp>

namespace cg = cooperative_groups;

// The same place in another CTA holds the same type.
__global__ void kernel(const float *x, const half2 *h) {
  __shared__ half2 sums[64];
  __shared__ uint64_t bar;
  auto cluster = cg::this_cluster();
  half2 *peer = cluster.map_shared_rank(sums, cluster.block_rank() ^ 1);
  uint64_t *peer_bar = cluster.map_shared_rank(&bar, cluster.block_rank() ^ 1);
  auto *slot = reinterpret_cast<float *>(peer + threadIdx.x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::ptx::st_async(slot, x[threadIdx.x], peer_bar);
  cuda::ptx::st_async(peer + threadIdx.x, h[threadIdx.x], peer_bar);
  auto *mapped = static_cast<float *>(__cluster_map_shared_rank(&sums[threadIdx.x], 1));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cuda::ptx::st_async(mapped, x[threadIdx.x], peer_bar);
  uint32_t local = cute::cast_smem_ptr_to_uint(sums);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cute::store_shared_remote(__float_as_uint(x[0]), cute::set_block_rank(local, 1), cute::cast_smem_ptr_to_uint(&bar), 1);
}
