// RUN: %fixes --left=3 %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_bf16.h>
#include <cute/arch/cluster_sm90.hpp>

using cute::cast_smem_ptr_to_uint;
using cute::store_shared_remote;

// An int that holds the bits of something else is no number to convert.
__global__ void kernel(const __nv_bfloat162 *b, const double *d, const int *n) {
  __shared__ float sums[8];
  __shared__ uint64_t bar;
  uint32_t full = cast_smem_ptr_to_uint(&bar);
  int word = *reinterpret_cast<const int *>(&b[0]);
  // FIXED: store_shared_remote(word, cast_smem_ptr_to_uint(&sums[0]), full, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(word, cast_smem_ptr_to_uint(&sums[0]), full, 1);
  // FIXED: store_shared_remote(reinterpret_cast<const int *>(b)[1], cast_smem_ptr_to_uint(&sums[1]), full, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(reinterpret_cast<const int *>(b)[1], cast_smem_ptr_to_uint(&sums[1]), full, 1);
  // FIXED: store_shared_remote(__double2loint(d[0]), cast_smem_ptr_to_uint(&sums[2]), full, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f64){{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(__double2loint(d[0]), cast_smem_ptr_to_uint(&sums[2]), full, 1);
  // FIXED: store_shared_remote(__float_as_uint(static_cast<float>(n[0])), cast_smem_ptr_to_uint(&sums[3]), full, 1);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f32){{.*}}[smem-async-dtype]
  store_shared_remote(n[0], cast_smem_ptr_to_uint(&sums[3]), full, 1);
}
