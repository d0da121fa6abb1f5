// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

namespace ptx = cuda::ptx;

// and, or and xor are of bits, whatever these mean: clearing a sign is one.
__global__ void masks(unsigned mask, float *y) {
  __shared__ float values[64];
  __shared__ alignas(128) float tile[128];
  __shared__ uint64_t bar;
  ptx::red_async(ptx::op_and_op, reinterpret_cast<unsigned *>(&values[threadIdx.x]), mask, &bar);
  ptx::red_async(ptx::op_or_op, reinterpret_cast<unsigned *>(&values[threadIdx.x]), mask, &bar);
  ptx::red_async(ptx::op_xor_op, reinterpret_cast<unsigned *>(&values[threadIdx.x]), mask, &bar);
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_xor_op, reinterpret_cast<unsigned *>(y),
                            reinterpret_cast<const unsigned *>(tile), sizeof(tile));
}

__global__ void not_of_bits(unsigned n) {
  __shared__ float values[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'inc' computes with u32{{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_inc, reinterpret_cast<unsigned *>(&values[threadIdx.x]), n, &bar);
}
