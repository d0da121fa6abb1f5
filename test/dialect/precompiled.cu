// A precompiled header of the user's was made without the dialect, and is read without it: code that clang takes is
// analysed.
// RUN: %clang_mock --cuda-gpu-arch=sm_90a --cuda-device-only -x cuda -S -Xclang -emit-pch -o %t.pch %S/../Inputs/mock/cuda_pipeline.h
// RUN: %clang_plugin --cuda-gpu-arch=sm_90a --cuda-device-only -fsyntax-only -include-pch %t.pch %s 2>&1 | FileCheck %s --implicit-check-not=error:

__global__ void kernel(const float *x) {
  __shared__ alignas(16) short tile[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, x, 16);
}
