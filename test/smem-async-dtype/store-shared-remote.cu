// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cute/arch/cluster_sm90.hpp>
#include <cuda_fp16.h>

__global__ void bits_of_another_type(const int *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cute::cast_smem_ptr_to_uint(&mailbox[threadIdx.x]);
  int count = x[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  cute::store_shared_remote(count, slot, cute::cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void bits_of_a_float_into_halves(const float *x) {
  __shared__ half2 mailbox[32];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  cute::store_shared_remote(__float_as_uint(x[threadIdx.x]), cute::cast_smem_ptr_to_uint(&mailbox[threadIdx.x]),
                            cute::cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void bits_of_the_float(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cute::cast_smem_ptr_to_uint(&mailbox[threadIdx.x]);
  cute::store_shared_remote(__float_as_uint(x[threadIdx.x]), slot, cute::cast_smem_ptr_to_uint(&bar), 1);
}

__global__ void a_word_is_a_word(const uint32_t *x) {
  __shared__ uint32_t mailbox[32];
  __shared__ uint64_t bar;
  cute::store_shared_remote(x[threadIdx.x], cute::cast_smem_ptr_to_uint(&mailbox[threadIdx.x]),
                            cute::cast_smem_ptr_to_uint(&bar), 1);
}
