// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cstring>
#include <cuda/ptx>
#include <cuda/std/bit>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__device__ void send(void *slot, uint32_t word, uint64_t *bar) {
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

// Bits keep the dtype of the value they came from.
__global__ void bits(const float *x, const half2 *h) {
  __shared__ half2 slots[64];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[0], __float_as_uint(x[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[1], cuda::std::bit_cast<uint32_t>(x[0]), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[2], __builtin_bit_cast(uint32_t, x[0]), &bar);
  float v = x[0];
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[3], *reinterpret_cast<uint32_t *>(&v), &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[4], reinterpret_cast<const uint32_t *>(x)[0], &bar);
  uint32_t copied;
  memcpy(&copied, &v, sizeof(copied));
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[5], copied, &bar);
  half2 pair = h[0];
  send(&slots[7], *reinterpret_cast<uint32_t *>(&pair), &bar);
  send(&slots[8], cuda::std::bit_cast<uint32_t>(__half2_raw(pair)), &bar);
}

// Two halves of a word.
__device__ uint32_t pack(float a, float b) {
  return __bfloat16_as_ushort(__float2bfloat16(a)) | (uint32_t(__bfloat16_as_ushort(__float2bfloat16(b))) << 16);
}
__global__ void packed(const float *x, half a, half b) {
  __shared__ half2 slots[64];
  __shared__ __nv_bfloat162 other[64];
  __shared__ uint64_t bar;
  uint32_t lo = __half_as_ushort(a), hi = __half_as_ushort(b);
  send(&slots[0], lo | hi << 16, &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(bf16){{.*}}[smem-async-dtype]
  send(&other[0], lo | hi << 16, &bar);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(bf16){{.*}}(f16){{.*}}[smem-async-dtype]
  send(&slots[1], pack(x[0], x[1]), &bar);
  send(&other[1], pack(x[0], x[1]), &bar);
}
