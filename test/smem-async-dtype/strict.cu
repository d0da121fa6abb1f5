// RUN: %hosts %s | FileCheck %s --allow-empty --check-prefix=DEFAULT --implicit-check-not=warning:
// RUN: %hosts --option=smem-async-dtype.Strict=false %s | FileCheck %s --allow-empty --check-prefix=DEFAULT --implicit-check-not=warning:
// RUN: %hosts --option=smem-async-dtype.Strict=true %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>
#include <cutlass/numeric_types.h>

// DEFAULT-NOT: {{warning|error}}:
__global__ void signs(const unsigned *u, const int *i) {
  __shared__ alignas(16) int counts[64];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(u32){{.*}}(i32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&counts[threadIdx.x * 4], u + threadIdx.x * 4, 16);
  __pipeline_memcpy_async(&counts[threadIdx.x * 4], i + threadIdx.x * 4, 16);
  unsigned n = u[threadIdx.x];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(u32){{.*}}(i32){{.*}}[smem-async-dtype]
  cuda::ptx::st_async(reinterpret_cast<unsigned *>(&counts[threadIdx.x]), n, &full);
}

__global__ void tf32(const float *x) {
  __shared__ alignas(16) cutlass::tfloat32_t tile[64];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(tf32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], x + threadIdx.x * 4, 16);
}

__global__ void chars(const char *text) {
  __shared__ alignas(16) signed char tile[64];
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(i8){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 16], text + threadIdx.x * 16, 16);
}

// Carriers stay carriers.
__global__ void carriers(const float *x) {
  __shared__ alignas(16) unsigned words[64];
  __shared__ uint4 vectors[64];
  __pipeline_memcpy_async(&words[threadIdx.x * 4], x + threadIdx.x * 4, 16);
  __pipeline_memcpy_async(&vectors[threadIdx.x], x + threadIdx.x * 4, 16);
}
