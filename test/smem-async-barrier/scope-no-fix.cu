// RUN: %hosts %s | FileCheck %s --check-prefix=FOUND
// RUN: not %fixes %s 2>&1 | FileCheck %s

#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/ptx>

namespace ptx = cuda::ptx;
using Device = cuda::barrier<cuda::thread_scope_device>;
using System = cuda::barrier<cuda::thread_scope_system>;
struct Together {
  System all;
};
// In global memory a barrier of a block does not even compile: its constructor would have to run.
__device__ Device everywhere[2];
namespace {
__device__ Together together;
}

// CHECK: no fix-it was applied
__global__ void kernel(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(64) unsigned char raw[64], other[64];
  auto *bar = reinterpret_cast<Device *>(raw);
  init(bar, 1);
  // FOUND: :[[@LINE+1]]:3: warning: the barrier {{.*}} has thread_scope_device
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, 1024, reinterpret_cast<uint64_t *>(bar));
  auto *wide = reinterpret_cast<System *>(other);
  init(wide, 1);
  // FOUND: :[[@LINE+1]]:3: warning: the barrier {{.*}} has thread_scope_system
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, 1024, reinterpret_cast<uint64_t *>(wide));
}
