// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-catalog=x.yaml %s 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-smem-async-dtype.Stric=true %s 2>&1 | FileCheck %s --check-prefix=CHECKOPTION
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-verbosity=9 %s 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-checks=smem-async-dtpye %s 2>&1 | FileCheck %s --check-prefix=CHECKS

// NEAR: error: {{.*}}unknown option 'catalog'{{.*}}did you mean 'catalogue'?
// CHECKOPTION: error: {{.*}}'Stric'{{.*}}'Strict'
// FAR: error: {{.*}}unknown option 'verbosity'{{.*}}help
// CHECKS: error: {{.*}}smem-async-dtpye
__global__ void kernel() {}
