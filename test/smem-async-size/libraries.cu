// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/ptx>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;

// Every kind of function that takes a size.
template <int Stages, int Tile> __global__ void kernel(const int *x, int *y, int i) {
  __shared__ alignas(16) int buf[Stages][Tile];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ uint64_t mbar;
  auto b = cg::this_thread_block();
  auto pipe = cuda::make_pipeline();
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile' is the number of elements of 'buf[i]'
  cuda::memcpy_async(b, buf[i], x, Tile, pipe);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile' is the number of elements of 'buf[i]'
  cuda::memcpy_async(b, buf[i], x, Tile, bar);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'cuda::aligned_size_t<16>(Tile)' is the number of elements of 'buf[i]'
  cuda::device::memcpy_async_tx(buf[i], x, cuda::aligned_size_t<16>(Tile), bar);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile' is the number of elements of 'buf[i]'
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, buf[i], x, Tile, &mbar);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile' is the number of elements of 'buf[i]'
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, buf[i], Tile);
  cuda::memcpy_async(b, buf[i], x, Tile * sizeof(int), pipe);
  cuda::memcpy_async(b, buf[i], x, sizeof(buf[i]), bar);
  cuda::device::memcpy_async_tx(buf[i], x, cuda::aligned_size_t<16>(sizeof(int) * Tile), bar);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, buf[i], x, Tile * sizeof(*x), &mbar);
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, y, buf[i], sizeof(int) * Tile);
}
template __global__ void kernel<2, 128>(const int *, int *, int);
