// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#include <cute/arch/cluster_sm90.hpp>
#include <cuda_fp16.h>

// A half has no 32 bits to pass; two of them have, but nobody wrote the second.
__global__ void publish(const int *n) {
  __shared__ half2 sums[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(i32){{.*}}(f16){{.*}}[smem-async-dtype]
  cute::store_shared_remote(n[0], cute::cast_smem_ptr_to_uint(sums), cute::cast_smem_ptr_to_uint(&bar), 1);
}
