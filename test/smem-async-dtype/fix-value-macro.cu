// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#include <cute/arch/cluster_sm90.hpp>

#define ROW_SUM x[threadIdx.x]
#define SEND(v, to) cute::store_shared_remote(v, to, full, 1)

// Text of a macro is not rewritten.
__global__ void publish(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  uint32_t slot = cute::cast_smem_ptr_to_uint(&mailbox[threadIdx.x]);
  uint32_t full = cute::cast_smem_ptr_to_uint(&bar);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}[smem-async-dtype]
  cute::store_shared_remote(ROW_SUM, slot, full, 1);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}[smem-async-dtype]
  SEND(ROW_SUM, slot);
}
