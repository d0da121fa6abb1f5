// RUN: rm -rf %t && mkdir %t && cp %s %t/kernel.cu && cp %s %t/other.cu
// RUN: %python %S/Inputs/make_database.py %t "%mock_flags --cuda-gpu-arch=sm_90a --cuda-device-only" kernel.cu other.cu
// RUN: %run_clang_tidy -p %t -checks='-*,smem-*' -quiet -j 1 > %t/out 2>/dev/null
// RUN: FileCheck %s --input-file=%t/out
// RUN: %run_clang_tidy -p %t -checks='-*,smem-*' -quiet -j 1 -fix > /dev/null 2>&1
// RUN: FileCheck %s --input-file=%t/kernel.cu --check-prefix=FIXED
// RUN: FileCheck %s --input-file=%t/other.cu --check-prefix=FIXED

#include <cute/arch/cluster_sm90.hpp>

// CHECK-DAG: kernel.cu:{{[0-9]+}}:3: warning: {{.*}}[smem-async-dtype]
// CHECK-DAG: other.cu:{{[0-9]+}}:3: warning: {{.*}}[smem-async-dtype]
__global__ void kernel(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cute::cast_smem_ptr_to_uint(mailbox);
  // FIXED: cute::store_shared_remote(__float_as_uint(x[0]), slot
  cute::store_shared_remote(x[0], slot, cute::cast_smem_ptr_to_uint(&bar), 1);
}
