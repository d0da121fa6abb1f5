// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_pipeline_primitives.h>

__device__ float table[64];

// It lies in the wrong memory (smem-async-space): more alignment is no help.
// CHECK-NOT: warning
__global__ void kernel(const float *x) { __pipeline_memcpy_async(table, x, 16); }
