// Warnings leave the exit code alone; errors do not, and -w silences all but those.
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --check-prefix=WARNING --implicit-check-not=error:
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -Werror %s 2>&1 | FileCheck %s --check-prefix=ERROR --implicit-check-not=warning:
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-error %s 2>&1 | FileCheck %s --check-prefix=ERROR --implicit-check-not=warning:
// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -w %s 2>&1 | FileCheck %s --allow-empty --check-prefix=SILENT
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -w -fplugin-arg-smemlint-error %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: %tidy -checks='-*,smem-*' --quiet %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s --check-prefix=WARNING
// RUN: not %tidy -checks='-*,smem-*' -warnings-as-errors='smem-*' --quiet %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s --check-prefix=TIDYERROR

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// SILENT-NOT: {{warning|error|note}}:
__global__ void kernel(const float *x) {
  __shared__ alignas(16) half tile[256];
  // WARNING: :[[@LINE+3]]:3: warning: {{.*}}[smem-async-dtype]
  // ERROR: :[[@LINE+2]]:3: error: {{.*}}[smem-async-dtype]
  // TIDYERROR: :[[@LINE+1]]:3: error: {{.*}}[smem-async-dtype
  __pipeline_memcpy_async(tile, x, 16);
}
