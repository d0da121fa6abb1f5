// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-help %s | FileCheck %s

// CHECK-DAG: -fplugin-arg-smemlint-OPTION
// CHECK-DAG: checks=GLOBS
// CHECK-DAG: catalogue=FILE
// CHECK-DAG: list-sites=FILE
// CHECK: smem-async-dtype
// CHECK: smem-async-dtype.Strict=bool (default false)
__global__ void kernel() {}
