// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

extern __shared__ __align__(128) unsigned char pool[];

// Each piece begins where the one before ends: the commonest way to carve.
__global__ void chain(const half *h, const float *x, const int *n) {
  half *keys = reinterpret_cast<half *>(pool);
  half *values = keys + 64 * 64;
  float *maxima = reinterpret_cast<float *>(values + 64 * 64);
  float *sums = maxima + 64;
  int *ids = (int *)(sums + 64);
  int *more = reinterpret_cast<int *>(&sums[128]);
  __pipeline_memcpy_async(keys, h, 16);
  __pipeline_memcpy_async(values, h, 16);
  __pipeline_memcpy_async(maxima, x, 16);
  __pipeline_memcpy_async(sums, x, 16);
  __pipeline_memcpy_async(ids, n, 16);
  __pipeline_memcpy_async(more, n, 16);
}

// Through integers, and a packed buffer behind an untyped pointer.
__global__ void more_chains(const void *blob, int n) {
  __shared__ alignas(16) half weights[64];
  __shared__ alignas(16) float scales[64];
  auto *packed = static_cast<const half *>(blob);
  auto *factors = reinterpret_cast<const float *>(packed + n);
  __pipeline_memcpy_async(weights, packed, 16);
  __pipeline_memcpy_async(scales, factors, 16);
}
