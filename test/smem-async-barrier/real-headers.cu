// REQUIRES: cutlass, cuda
// RUN: %clang_plugin_real -isystem %cutlass --cuda-gpu-arch=sm_90a -fsyntax-only --cuda-device-only %s 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %clang_plugin_real -I%cutlass --cuda-gpu-arch=sm_90a -fsyntax-only --cuda-host-only %s 2>&1 | FileCheck %s --implicit-check-not=error:

// Without nvcc's version macros, and on the host, the bodies of these are empty.
#include <cuda/barrier>
#include <cuda/ptx>
#include <cuda_awbarrier_primitives.h>
#include <cute/arch/copy_sm90_desc.hpp>
#include <cutlass/arch/barrier.h>

namespace ptx = cuda::ptx;
using Cluster = cutlass::arch::ClusterTransactionBarrier;

__device__ void load(float *to, const float *from, uint64_t *bar) {
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, to, from, 1024, bar);
}
// CHECK-NOT: warning: the mbarrier 'a'
// CHECK-NOT: warning: the mbarrier 'raw'
__global__ void right(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t a[4], b, c;
  __shared__ alignas(8) char raw[32];
  auto *bars = reinterpret_cast<Cluster *>(raw);
  for (int i = 0; i < 4; ++i) {
    bars[i].init(1);
    Cluster::init(&a[i], 1);
  }
  cute::initialize_barrier(b, 1);
  ptx::mbarrier_init(&c, 1);
  load(tile, x, &a[1]);
  load(tile, x, &b);
  load(tile, x, &c);
  load(tile, x, reinterpret_cast<uint64_t *>(&bars[1]));
}
__global__ void wrong(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t bar;
  // CHECK: real-headers.cu:[[@LINE+1]]:3: warning: the mbarrier 'bar' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  cute::set_barrier_transaction_bytes(bar, 1024);
  load(tile, x, &bar);
  cute::wait_barrier(bar, 0);
}
