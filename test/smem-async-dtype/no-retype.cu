// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error: --implicit-check-not='the element type'
// RUN: cp %s %t.cu && %tidy -checks='-*,smem-async-dtype' --fix-notes --quiet %t.cu -- %mock_flags --cuda-device-only --cuda-gpu-arch=sm_90a -fsyntax-only 2>/dev/null
// RUN: diff %s %t.cu

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Where a new element type is no answer, none is offered.
__global__ void two_dtypes_go_in(const half *h, const __nv_bfloat16 *b) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], b + threadIdx.x * 8, 16);
}

__global__ void used_as_declared_too(const half *h, const float *f) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], f + threadIdx.x * 4, 16);
}

__global__ void two_declarators(const half *h) {
  __shared__ alignas(16) float a[256], b[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&a[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&b[threadIdx.x * 4], reinterpret_cast<const float4 *>(a), 16);
}

extern __shared__ float pool[];
__global__ void dynamic(const half *h) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&pool[threadIdx.x * 4], h + threadIdx.x * 8, 16);
}

#define TILE __shared__ alignas(16) float tile[256]
__global__ void declared_by_a_macro(const half *h) {
  TILE;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
}

template <class T> __global__ void instantiated(const T *x) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], x + threadIdx.x * 8, 16);
}
template __global__ void instantiated(const half *);

// Elsewhere only a float will do.
__device__ float reduce(const float *values, int n);
__global__ void a_pointer_is_handed_on(const half *h, float *y) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  y[0] = reduce(tile, 256);
}

__global__ void a_reference_is_bound(const half *h, float *y) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  float &first = tile[0];
  y[0] = first;
}

__global__ void an_atomic(const half *h, float *y) {
  __shared__ alignas(16) float tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
  atomicAdd(&tile[0], 1.0f);
}

struct Storage {
  alignas(16) float tile[256];
};
__global__ void a_member(const half *h) {
  __shared__ Storage s;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&s.tile[threadIdx.x * 4], h + threadIdx.x * 8, 16);
}
