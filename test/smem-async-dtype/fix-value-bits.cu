// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cute/arch/cluster_sm90.hpp>

using cute::cast_smem_ptr_to_uint;
using cute::store_shared_remote;

// The parameter takes bits: the bits are what the fix passes.
__global__ void publish(const float *x, const int *n) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cast_smem_ptr_to_uint(&mailbox[threadIdx.x]);
  uint32_t full = cast_smem_ptr_to_uint(&bar);
  // FIXED: store_shared_remote(__float_as_uint(x[0]), slot, full, 1);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x[0]' (f32) is converted{{.*}}[smem-async-dtype]
  store_shared_remote(x[0], slot, full, 1);
  // FIXED: store_shared_remote(__float_as_uint(x[0] * 2), slot, full, 1);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'x[0] * 2' (f32) is converted{{.*}}[smem-async-dtype]
  store_shared_remote(x[0] * 2, slot, full, 1);
  // A number becomes a float and then bits.
  // FIXED: store_shared_remote(__float_as_uint(static_cast<float>(n[0])), slot, full, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(n[0], slot, full, 1);
}
