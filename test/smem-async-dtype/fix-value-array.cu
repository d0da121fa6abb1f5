// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: cp %s %t.cu && %clang_plugin -fplugin-arg-smemlint-checks=smem-async-dtype -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Xclang -fixit %t.cu 2>/dev/null
// RUN: diff %s %t.cu

#include <cuda/ptx>

// No expression converts an array, nor an lvalue that is bound by a cast.
__global__ void publish(const float *x) {
  __shared__ int counts[64];
  __shared__ uint64_t full;
  float pair[2] = {x[0], x[1]};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  cuda::ptx::st_async(reinterpret_cast<float *>(counts), pair, &full);
}
