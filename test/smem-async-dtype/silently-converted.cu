// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cute/arch/cluster_sm90.hpp>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

using cute::cast_smem_ptr_to_uint;
using cute::store_shared_remote;

__global__ void float_rounded(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the value 'x[threadIdx.x]' (f32) is converted to '{{unsigned int|uint32_t}}'{{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(x[threadIdx.x], cast_smem_ptr_to_uint(&mailbox[threadIdx.x]), cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void half_rounded(const half *x) {
  __shared__ half mailbox[32];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the value 'x[0]' (f16) is converted to '{{unsigned int|uint32_t}}'{{.*}}(f16){{.*}}[smem-async-dtype]
  store_shared_remote(x[0], cast_smem_ptr_to_uint(&mailbox[threadIdx.x]), cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void double_rounded(const double *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning: the value 'x[0]' (f64) is converted to '{{unsigned int|uint32_t}}'{{.*}}[smem-async-dtype]
  store_shared_remote(x[0], cast_smem_ptr_to_uint(&mailbox[threadIdx.x]), cast_smem_ptr_to_uint(&bar), 1);
}

// Where the target is not known, bits are still what the parameter is for.
__device__ void unknown_target(float v, uint32_t slot, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: the value 'v' (f32) is converted to '{{unsigned int|uint32_t}}'{{.*}}[smem-async-dtype]
  store_shared_remote(v, slot, bar, 1);
}

// A count computed in float and meant as a number.
__global__ void count_of_rows(float rows) {
  __shared__ unsigned counts[32];
  __shared__ uint64_t bar;
  store_shared_remote(rows, cast_smem_ptr_to_uint(&counts[threadIdx.x]), cast_smem_ptr_to_uint(&bar), 1);
}

// Said explicitly.
__global__ void converted_on_purpose(const float *x) {
  __shared__ unsigned counts[32];
  __shared__ uint64_t bar;
  store_shared_remote(static_cast<uint32_t>(x[0]), cast_smem_ptr_to_uint(&counts[0]), cast_smem_ptr_to_uint(&bar), 1);
  store_shared_remote(__float2uint_rn(x[0]), cast_smem_ptr_to_uint(&counts[1]), cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void bits_kept(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  store_shared_remote(__float_as_uint(x[0]), cast_smem_ptr_to_uint(&mailbox[0]), cast_smem_ptr_to_uint(&bar), 1);
}
