// Each check names its page once in a compile, first below one finding, on one line: the source is not shown again.
// RUN: %clang_plugin -fsyntax-only --cuda-gpu-arch=sm_80 --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --implicit-check-not=documentation
// RUN: %tidy -checks='-*,smem-*' %s -- %mock_flags --cuda-gpu-arch=sm_90a --cuda-device-only | FileCheck %s --implicit-check-not=documentation
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -w %s 2>&1 | FileCheck %s --check-prefix=SILENT --allow-empty
// RUN: %clang_plugin -fsyntax-only --cuda-device-only -fplugin-arg-smemlint-help %s | FileCheck %s --check-prefix=HELP
// SILENT-NOT: documentation
// HELP: {{^}}  smem-async-dtype{{$}}
// HELP-NEXT: Reports asynchronous stores
// HELP-NEXT: https://{{.*}}/docs/checks/smem-async-dtype.md

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__global__ void kernel(const float *x, const half *y) {
  __shared__ alignas(16) half tile[64];
  __shared__ alignas(16) float sums[64];
  // The first is switched off, and its notes with it.
  __pipeline_memcpy_async(tile, x, 16); // NOLINT
  // CHECK: page-note.cu:[[@LINE+4]]:3: warning: {{.*}} [smem-async-dtype]
  // CHECK-NEXT: __pipeline_memcpy_async(sums, y, 16);
  // CHECK-NEXT: | {{ *}}^
  // CHECK-NEXT: page-note.cu:[[@LINE+1]]:3: note: documentation: https://{{.*}}/docs/checks/smem-async-dtype.md{{$}}
  __pipeline_memcpy_async(sums, y, 16);
  // CHECK-NEXT: page-note.cu:{{.*}} note: {{.*}}declared
  // CHECK: page-note.cu:[[@LINE+1]]:3: warning: {{.*}} [smem-async-dtype]
  __pipeline_memcpy_async(sums + 4, y, 16);
  // CHECK: page-note.cu:[[@LINE+2]]:3: warning: {{.*}} [smem-async-size]
  // CHECK: note: documentation: https://{{.*}}/docs/checks/smem-async-size.md{{$}}
  __pipeline_memcpy_async(sums, x, 7);
}
