// RUN: not %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.no-such-folder/sites.json %s 2>&1 | FileCheck %s

// CHECK: error: {{.*}}cannot write the site list{{.*}}sites.json
// CHECK-NOT: error: {{.*}}cannot write
__global__ void kernel() {}
