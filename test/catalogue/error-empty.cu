// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-catalogue=%S/Inputs/empty.yaml %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// RUN: not %tidy -checks='-*,smem-*' --quiet -config="{CheckOptions: {SmemCatalogue: '%S/Inputs/empty.yaml'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>&1 | FileCheck %s --implicit-check-not=warning:

// CHECK: error: {{.*}}empty.yaml:1:1: {{.*}}version: 1
__global__ void kernel() {}
