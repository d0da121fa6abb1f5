// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %fixes --left=1 %s | FileCheck %s --check-prefix=FIXED

#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/ptx>

namespace ptx = cuda::ptx;
namespace cg = cooperative_groups;
using Block = cuda::barrier<cuda::thread_scope_block>;
// FIXED: {{^}}using Device = cuda::barrier<cuda::thread_scope_block>;
using Device = cuda::barrier<cuda::thread_scope_device>;

__global__ void wrong(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(64) unsigned char raw[64], other[64];
  auto *bar = reinterpret_cast<Device *>(raw);
  init(bar, 1);
  // CHECK: scope.cu:[[@LINE+1]]:3: warning: the barrier 'reinterpret_cast<uint64_t *>(bar)' of 'cp.async.bulk' has thread_scope_device; only a 'cuda::barrier' of thread_scope_block is a hardware mbarrier, so the copy completes on other bytes [smem-async-barrier]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, 1024, reinterpret_cast<uint64_t *>(bar));
  // FIXED: {{^}}  auto &wide = *reinterpret_cast<cuda::barrier<cuda::thread_scope_block> *>(other);
  auto &wide = *reinterpret_cast<cuda::barrier<cuda::thread_scope_system> *>(other);
  init(&wide, 1);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier 'wide' of 'memcpy_async' has thread_scope_system; {{.*}}so the copy runs synchronously [smem-async-barrier]
  cuda::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile), wide);
}

// In a template the scope comes from the caller: advice only.
template <class B> __device__ void stage(B *bar, float *tile, const float *x) {
  cuda::memcpy_async(tile, x, 1024, *bar);
}
template <cuda::thread_scope S> __global__ void by_scope(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(64) unsigned char raw[64];
  auto *bar = reinterpret_cast<cuda::barrier<S> *>(raw);
  init(bar, 1);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier 'bar' of 'memcpy_async' has thread_scope_system{{.*}}[smem-async-barrier]
  stage(bar, tile, x);
  // CHECK: :[[@LINE-1]]:3: note: in the instantiation 'by_scope<cuda::std::thread_scope_system>'
}
template __global__ void by_scope<cuda::thread_scope_block>(const float *);
template __global__ void by_scope<cuda::thread_scope_system>(const float *);

__device__ cuda::barrier<cuda::thread_scope_device> everywhere;

__global__ void right(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(64) unsigned char raw[64];
  auto *bar = reinterpret_cast<Block *>(raw);
  init(bar, 1);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, x, 1024, reinterpret_cast<uint64_t *>(bar));
  cuda::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile), *bar);
  // A barrier of the whole device lies in its memory; the copy is a plain one, as documented.
  cuda::memcpy_async(cg::this_thread_block(), tile, x, sizeof(tile), everywhere);
}

struct Storage {
  alignas(128) float tile[256];
  // FIXED: {{^}}  alignas(64) cuda::barrier<cuda::thread_scope_block> bar;
  alignas(64) cuda::barrier<cuda::thread_scope_device> bar;
};
__global__ void member(const float *x) {
  extern __shared__ char pool[];
  auto &s = *reinterpret_cast<Storage *>(pool);
  init(&s.bar, 1);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier 's.bar' of 'memcpy_async' has thread_scope_device{{.*}}[smem-async-barrier]
  cuda::memcpy_async(cg::this_thread_block(), s.tile, x, 1024, s.bar);
}
