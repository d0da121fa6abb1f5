// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

template <class T> struct Stage {
  alignas(16) T a[64];
  alignas(16) T b[64];
};
struct SharedStorage {
  Stage<half> stages[4];
  struct {
    alignas(16) float scales[64];
  } epilogue;
  uint64_t bars[4];
};

__global__ void static_storage(const float *x, const half *h) {
  __shared__ SharedStorage storage;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&storage.stages[1].b[threadIdx.x * 8], x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(storage.epilogue.scales, h, 16);
  __pipeline_memcpy_async(storage.stages[1].a, h, 16);
  __pipeline_memcpy_async(storage.epilogue.scales, x, 16);
}

// The usual cast of the dynamic pool.
extern __shared__ char smem_buf[];
__global__ void dynamic_storage(const float *x, const half *h) {
  SharedStorage &storage = *reinterpret_cast<SharedStorage *>(smem_buf);
  auto *stage = &storage.stages[threadIdx.x & 3];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(stage->a, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(storage.epilogue.scales, h, 16);
  __pipeline_memcpy_async(stage->a, h, 16);
}

// Handed to a function by reference.
__device__ void load(SharedStorage &s, const float *x) {
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(s.stages[0].a, x, 16);
}
__global__ void by_reference(const float *x) {
  __shared__ SharedStorage storage;
  load(storage, x);
}
