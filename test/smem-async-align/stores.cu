// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cuda/ptx>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

// A store is aligned to all that it stores.
__global__ void kernel(float v) {
  __shared__ float plain[64];
  __shared__ alignas(16) float wide[64];
  __shared__ uint64_t bar;
  auto cluster = cg::this_cluster();
  float *near = cluster.map_shared_rank(plain, 1);
  float *far = cluster.map_shared_rank(wide, 1);
  uint64_t *peer = cluster.map_shared_rank(&bar, 1);
  float two[2] = {v, v}, four[4] = {v, v, v, v};
  ptx::st_async(near, v, peer);
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'st.async', 'near', is aligned to 4 bytes, but must be to 8{{.*}}[smem-async-align]
  ptx::st_async(near, two, peer);
  // CHECK: :[[@LINE+1]]:3: warning: the destination of 'st.async', 'far + threadIdx.x', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  ptx::st_async(far + threadIdx.x, four, peer);
  ptx::st_async(far + 4 * threadIdx.x, four, peer);
  ptx::st_async(far + 2 * threadIdx.x, two, peer);
}
