// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-catalogue %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-catalogue= %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-error=yes %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-smem-async-dtype.Strict=maybe %s 2>&1 | FileCheck %s --check-prefix=BOOL

// MISSING: error: {{.*}}'catalogue' needs a value
// NONE: error: {{.*}}'error' takes no value
// BOOL: error: {{.*}}'Strict' takes true or false, not 'maybe'
__global__ void kernel() {}
