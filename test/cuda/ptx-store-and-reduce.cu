// REQUIRES: cuda
// RUN: %hosts_real %s -- -D_CG_CLUSTER_INTRINSICS_AVAILABLE | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/ptx>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

__global__ void __cluster_dims__(2) publish(const float *x, const int *n, const half2 *h) {
  __shared__ __align__(16) float sums[128];
  __shared__ int counts[128];
  __shared__ half2 pairs[128];
  __shared__ uint64_t bar;
  auto cluster = cg::this_cluster();
  unsigned peer = cluster.block_rank() ^ 1;
  float *far_sums = cluster.map_shared_rank(sums, peer);
  int *far_counts = cluster.map_shared_rank(counts, peer);
  half2 *far_pairs = cluster.map_shared_rank(pairs, peer);
  uint64_t *far_bar = cluster.map_shared_rank(&bar, peer);
  int t = threadIdx.x;

  float two[2] = {x[t], x[t + 1]};
  float four[4] = {x[t], x[t + 1], x[t + 2], x[t + 3]};
  ptx::st_async(far_sums + t, x[t], far_bar);
  ptx::st_async(far_sums + 2 * t, two, far_bar);
  ptx::st_async(far_sums + 4 * t, four, far_bar);
  ptx::st_async(far_pairs + t, h[t], far_bar);
  ptx::st_async(far_counts + t, __float_as_int(x[t]), far_bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::st_async(reinterpret_cast<int *>(far_sums + t), n[t], far_bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  ptx::st_async(reinterpret_cast<float *>(&far_pairs[t]), two, far_bar);

  ptx::red_async(ptx::op_add, far_counts + t, n[t], far_bar);
  ptx::red_async(ptx::op_max, far_counts + t, n[t], far_bar);
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'add' computes with i32{{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_add, reinterpret_cast<int *>(far_sums + t), n[t], far_bar);
}
