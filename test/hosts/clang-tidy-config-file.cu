// RUN: rm -rf %t && mkdir %t && cp %s %t/kernel.cu
// RUN: echo "{Checks: '-*,smem-async-dtype', CheckOptions: {smem-async-dtype.Strict: 'true'}}" > %t/.clang-tidy
// RUN: %tidy --quiet %t/kernel.cu -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s
// RUN: echo "{Checks: '-*,smem-async-dtype'}" > %t/.clang-tidy
// RUN: %tidy --quiet %t/kernel.cu -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s --allow-empty --check-prefix=DEFAULT
// RUN: %tidy -checks='-*,smem-async-dtype' --dump-config | FileCheck %s --check-prefix=DUMP
// RUN: %tidy -checks='-*,smem-*' --list-checks | FileCheck %s --check-prefix=LIST

#include <cuda_pipeline_primitives.h>

// DEFAULT-NOT: warning:
// DUMP: smem-async-dtype.Strict: 'false'
// LIST: smem-async-dtype
__global__ void kernel(const unsigned *x) {
  __shared__ alignas(16) int tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(u32){{.*}}(i32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
