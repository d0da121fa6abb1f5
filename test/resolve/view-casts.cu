// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <cute/arch/copy_sm80.hpp>

__device__ void copy16(uint32_t to, const void *from) {
  __pipeline_memcpy_async(__cvta_shared_to_generic(to), from, 16);
}

// None of these changes what the array holds.
__global__ void casts(const float *x) {
  __shared__ alignas(16) half tile[256];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(reinterpret_cast<float *>(tile), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async((float *)tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(static_cast<float *>(static_cast<void *>(tile)), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(reinterpret_cast<int4 *>(&tile[threadIdx.x * 8]), reinterpret_cast<const int4 *>(x), 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile + 8 * threadIdx.x, &x[4 * threadIdx.x], 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&*tile, &*x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(const_cast<half *>(static_cast<const half *>(tile)), x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(reinterpret_cast<char *>(tile) + 32, reinterpret_cast<const char *>(x) + 64, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&reinterpret_cast<float &>(tile[0]), x, 16);
}

// An address as an integer is the address.
__global__ void integers(const float *x, const half *h) {
  __shared__ alignas(16) half tile[256];
  uint32_t base = static_cast<uint32_t>(__cvta_generic_to_shared(tile));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(base, x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(base + threadIdx.x * 16, x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16((base + threadIdx.x * 16) ^ ((threadIdx.x & 7) << 4), x);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(cute::cast_smem_ptr_to_uint(&tile[8]), x);
  base += 256;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  copy16(base, x);
  copy16(base + threadIdx.x * 16, h);
}

// What was a float array under a cast to half is one all the same.
__global__ void casts_of_the_source(const float *x) {
  __shared__ alignas(16) float tile[256];
  __pipeline_memcpy_async(reinterpret_cast<half *>(tile), reinterpret_cast<const half *>(x), 16);
  __pipeline_memcpy_async(reinterpret_cast<half *>(tile), x, 16);
}
