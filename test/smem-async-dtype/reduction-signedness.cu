// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

namespace ptx = cuda::ptx;

// Two's complement adds alike; the smaller of two is not the same.
__global__ void unsigned_ops_on_signed(const unsigned *x, int *y) {
  __shared__ int lowest[64];
  __shared__ alignas(128) int tile[128];
  __shared__ uint64_t bar;
  auto *slot = reinterpret_cast<unsigned *>(&lowest[threadIdx.x]);
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'min' computes with u32{{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_min, slot, x[threadIdx.x], &bar);
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'max' computes with u32{{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_max, slot, x[threadIdx.x], &bar);
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'max' computes with u32{{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_max, reinterpret_cast<unsigned *>(y),
                            reinterpret_cast<const unsigned *>(tile), sizeof(tile));
  ptx::red_async(ptx::op_add, slot, x[threadIdx.x], &bar);
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, reinterpret_cast<unsigned *>(y),
                            reinterpret_cast<const unsigned *>(tile), sizeof(tile));
}

// Unsigned words carry anything; the cast says what they hold.
__global__ void words_of_signed(const int *x) {
  __shared__ unsigned highest[64];
  __shared__ uint64_t bar;
  ptx::red_async(ptx::op_max, reinterpret_cast<int *>(&highest[threadIdx.x]), x[threadIdx.x], &bar);
}
