// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>

namespace ptx = cuda::ptx;

__global__ void integers_on_floats(const int *x) {
  __shared__ float histogram[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'add' computes with i32{{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_add, reinterpret_cast<int *>(&histogram[threadIdx.x]), x[threadIdx.x], &bar);
}

__global__ void float_value(const float *x) {
  __shared__ int histogram[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the reduction 'add' computes with i32{{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::red_async(ptx::op_add, &histogram[threadIdx.x], reinterpret_cast<const int &>(x[threadIdx.x]), &bar);
}

__global__ void right(const int *x, const unsigned *n) {
  __shared__ int histogram[64];
  __shared__ unsigned counts[64];
  __shared__ uint64_t bar;
  ptx::red_async(ptx::op_add, &histogram[threadIdx.x], x[threadIdx.x], &bar);
  ptx::red_async(ptx::op_max, &histogram[threadIdx.x], x[threadIdx.x], &bar);
  ptx::red_async(ptx::op_add, &counts[threadIdx.x], n[threadIdx.x], &bar);
  ptx::red_async(ptx::op_inc, &counts[threadIdx.x], n[threadIdx.x], &bar);
}
