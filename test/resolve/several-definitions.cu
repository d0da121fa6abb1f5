// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Ping-pong pointers: all agree.
__global__ void ping_pong(const float *x, const half *h, int n) {
  __shared__ alignas(16) half a[256];
  __shared__ alignas(16) half b[256];
  half *read = a;
  half *write = b;
  for (int i = 0; i < n; ++i) {
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(write, x, 16);
    __pipeline_memcpy_async(write, h, 16);
    half *t = read;
    read = write;
    write = t;
  }
}

__global__ void ternaries(const float *x, const half *h, const int *n, bool odd) {
  __shared__ alignas(16) half a[256];
  __shared__ alignas(16) half b[256];
  __shared__ alignas(16) float c[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(odd ? a : b, x, 16);
  __pipeline_memcpy_async(odd ? a : b, h, 16);
  // These disagree: unknown.
  __pipeline_memcpy_async(odd ? (void *)a : (void *)c, x, 16);
  __pipeline_memcpy_async(a, odd ? (const void *)h : (const void *)n, 16);
}

__global__ void assigned_in_branches(const float *x, const half *h, int mode) {
  __shared__ alignas(16) half a[256];
  __shared__ alignas(16) float c[256];
  void *agree;
  if (mode == 0)
    agree = a;
  else
    agree = a + 64;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(agree, x, 16);
  void *disagree = a;
  if (mode == 1)
    disagree = c;
  __pipeline_memcpy_async(disagree, x, 16);
}

// Somebody else may have written it.
__device__ void choose(void **p);
__global__ void out_parameter(const float *x) {
  void *to;
  choose(&to);
  __pipeline_memcpy_async(to, x, 16);
}

__global__ void array_of_pointers(const float *x, const half *h) {
  __shared__ alignas(16) half a[256];
  __shared__ alignas(16) half b[256];
  void *stages[2] = {a, b};
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(stages[threadIdx.x & 1], x, 16);
  __pipeline_memcpy_async(stages[threadIdx.x & 1], h, 16);
}
