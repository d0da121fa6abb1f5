// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cute/arch/copy_sm80.hpp>
#include <cuda/ptx>
#include <cuda_bf16.h>
#include <cuda_pipeline_primitives.h>

// Both sides as written and as dtypes, what happens, and where it was decided.
__global__ void copy(const float *x) {
  __shared__ alignas(16) __nv_bfloat16 tile[256];
  // CHECK: message.cu:[[@LINE+1]]:3: warning: {{.*}}'x + threadIdx.x' (f32){{.*}}'&tile[threadIdx.x * 2]' (bf16){{.*}}read as bf16 [smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 2], x + threadIdx.x, 4);
  // CHECK-DAG: message.cu:[[@LINE-4]]:{{[0-9]+}}: note: {{.*}}'x'{{.*}}'{{(const )?}}float'
  // CHECK-DAG: message.cu:[[@LINE-4]]:{{[0-9]+}}: note: {{.*}}'tile'{{.*}}'__nv_bfloat16'
  // CHECK: message.cu:[[@LINE-3]]:3: note: {{.*}}load{{.*}}convert{{.*}}store
}

__device__ void send(void *slot, float value, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<float *>(slot), value, bar);
}

__global__ void store(const float *x) {
  __shared__ int counts[64];
  __shared__ uint64_t bar;
  // CHECK: message.cu:[[@LINE+1]]:3: warning: {{.*}}'x[threadIdx.x]' (f32){{.*}}'&counts[threadIdx.x]' (i32){{.*}}read as i32 [smem-async-dtype]
  send(&counts[threadIdx.x], x[threadIdx.x], &bar);
  // CHECK-DAG: message.cu:[[@LINE-4]]:{{[0-9]+}}: note: {{.*}}'counts'{{.*}}'int'
  // CHECK-DAG: message.cu:[[@LINE-9]]:3: note: {{.*}}st.async
}
