// The plugin runs before code generation, which goes on.
// RUN: %clang_plugin -S -emit-llvm -o - --cuda-device-only --cuda-gpu-arch=sm_90a --cuda-feature=+ptx80 %s 2>/dev/null | FileCheck %s --check-prefix=IR
// RUN: %clang_plugin -S -o - --cuda-device-only --cuda-gpu-arch=sm_90a --cuda-feature=+ptx80 %s 2>/dev/null | FileCheck %s --check-prefix=PTX
// RUN: %clang_plugin -S -o %t.s --cuda-device-only --cuda-gpu-arch=sm_90a --cuda-feature=+ptx80 %s 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang_mock -S -o %t.without.s --cuda-device-only --cuda-gpu-arch=sm_90a --cuda-feature=+ptx80 %s
// RUN: cmp %t.s %t.without.s
// RUN: not %clang_plugin -S -o - --cuda-device-only --cuda-gpu-arch=sm_90a --cuda-feature=+ptx80 -fplugin-arg-smemlint-error %s 2>/dev/null | FileCheck %s --allow-empty --check-prefix=STOPPED

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// IR: define{{.*}} @{{.*}}kernel
// PTX: .visible .entry {{.*}}kernel
// PTX: cp.async.cg.shared.global
// STOPPED-NOT: .entry
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
