// What is suppressed is not fixed either.
// RUN: %fixes %s | FileCheck %s

#include <cute/arch/cluster_sm90.hpp>

__global__ void kernel(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cute::cast_smem_ptr_to_uint(mailbox);
  uint32_t full = cute::cast_smem_ptr_to_uint(&bar);
  // CHECK: cute::store_shared_remote(x[0], slot, full, 1); // NOLINT
  cute::store_shared_remote(x[0], slot, full, 1); // NOLINT
  // CHECK: cute::store_shared_remote(__float_as_uint(x[1]), slot, full, 1);
  cute::store_shared_remote(x[1], slot, full, 1);
}
