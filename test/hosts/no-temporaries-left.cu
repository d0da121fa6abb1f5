// RUN: rm -rf %t && mkdir %t
// RUN: env TMPDIR=%t %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s 2>&1 | FileCheck %s --allow-empty --implicit-check-not=warning:
// RUN: ls %t | count 0

// A compile without findings leaves nothing in the temporary folder.
__global__ void kernel() {}
