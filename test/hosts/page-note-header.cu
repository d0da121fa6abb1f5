// clang-tidy shows no findings of headers unless it is asked to: the page is named below one that it shows, and does not make it
// show another.
// RUN: %tidy -checks='-*,smem-*' --header-filter=none %s -- %mock_flags --cuda-gpu-arch=sm_90a --cuda-device-only | FileCheck %s --implicit-check-not=page-note.h
#include "Inputs/page-note.h"

__global__ void kernel(const float *x) {
  __shared__ alignas(16) float sums[64];
  // CHECK: page-note-header.cu:[[@LINE+2]]:3: warning: {{.*}} [smem-async-size]
  // CHECK: note: documentation: {{.*}}smem-async-size.md
  __pipeline_memcpy_async(sums, x, 7);
}
