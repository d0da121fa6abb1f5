// RUN: %fixes --notes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_pipeline_primitives.h>
#include <cutlass/numeric_types.h>

namespace model {
using Element = cutlass::bfloat16_t;
}

// The type as the user spells it, or any other name of it that compiles.
__global__ void load(const model::Element *x) {
  // FIXED: __shared__ alignas(16) {{model::Element|cutlass::bfloat16_t}} tile[256];
  __shared__ alignas(16) cutlass::half_t tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 8], x + threadIdx.x * 8, 16);
}
