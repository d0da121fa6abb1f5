// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-catalogue=%S/Inputs/bad-role.yaml %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// RUN: not %tidy -checks='-*,smem-*' --quiet -config="{CheckOptions: {SmemCatalogue: '%S/Inputs/bad-role.yaml'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>&1 | FileCheck %s --implicit-check-not=warning:

// CHECK: error: {{.*}}bad-role.yaml:{{[35]}}:{{[0-9]+}}: {{.*}}'value'{{.*}}'dst'
__global__ void kernel() {}
