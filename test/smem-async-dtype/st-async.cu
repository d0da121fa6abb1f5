// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_bf16.h>

namespace ptx = cuda::ptx;

// Type is one for both: a cast of the address hides the array's own.
__global__ void publish_sum(const float *x) {
  __shared__ int counts[64];
  __shared__ uint64_t full;
  float sum = x[threadIdx.x];
  auto *slot = reinterpret_cast<float *>(&counts[threadIdx.x]);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::st_async(slot, sum, &full);
}

__global__ void publish_pair(const float *x) {
  __shared__ __align__(16) int counts[64];
  __shared__ uint64_t full;
  float pair[2] = {x[0], x[1]};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  ptx::st_async(reinterpret_cast<float *>(counts), pair, &full);
}

__global__ void publish_quad(const int *x) {
  __shared__ __align__(16) float sums[64];
  __shared__ uint64_t full;
  int quad[4] = {x[0], x[1], x[2], x[3]};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  ptx::st_async(reinterpret_cast<int *>(sums), quad, &full);
}

__global__ void publish_wide(const double *x) {
  __shared__ long long ids[64];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f64){{.*}}(i64){{.*}}[smem-async-dtype]
  ptx::st_async(reinterpret_cast<double *>(&ids[threadIdx.x]), x[threadIdx.x], &full);
}

__global__ void publish_right(const float *x) {
  __shared__ __align__(16) float sums[64];
  __shared__ uint64_t full;
  float sum = x[threadIdx.x];
  float pair[2] = {x[0], x[1]};
  float quad[4] = {x[0], x[1], x[2], x[3]};
  ptx::st_async(&sums[threadIdx.x], sum, &full);
  ptx::st_async(sums, pair, &full);
  ptx::st_async(sums, quad, &full);
}

// The bits of two bf16 in one word.
__global__ void publish_packed(const __nv_bfloat162 *x) {
  __shared__ __nv_bfloat162 sums[64];
  __shared__ uint64_t full;
  uint32_t word = *reinterpret_cast<const uint32_t *>(&x[threadIdx.x]);
  ptx::st_async(reinterpret_cast<uint32_t *>(&sums[threadIdx.x]), word, &full);
}
