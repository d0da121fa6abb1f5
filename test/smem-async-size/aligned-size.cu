// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>

namespace cg = cooperative_groups;
constexpr int kN = 100;

__global__ void kernel(const float *x) {
  __shared__ alignas(16) float t[kN];
  __shared__ cuda::barrier<cuda::thread_scope_system> bar;
  auto b = cg::this_thread_block();
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(396 bytes) into 't' is not a multiple of the 16 bytes that its aligned_size_t promises [smem-async-size]
  cg::memcpy_async(b, t, x, cuda::aligned_size_t<16>(99 * sizeof(float)));
  // CHECK: :[[@LINE+1]]:3: warning: the size 'cuda::aligned_size_t<4>(kN)' is the number of elements of 't'
  cuda::memcpy_async(b, t, x, cuda::aligned_size_t<4>(kN), bar);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(416 bytes) at 't' ends 16 bytes past the end of 't'
  cuda::memcpy_async(b, t, x, cuda::aligned_size_t<16>(26 * 16), bar);
  constexpr auto rows = cuda::aligned_size_t<16>(sizeof(t));
  cg::memcpy_async(b, t, x, rows);
  cuda::memcpy_async(b, t, x, rows, bar);
  cuda::memcpy_async(b, t, x, cuda::aligned_size_t<4>(99 * sizeof(float)), bar);
  cuda::memcpy_async(b, t, x, cuda::aligned_size_t<16>(kN * sizeof(float)), bar);
}
