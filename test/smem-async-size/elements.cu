// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;
constexpr int kN = 1024;
constexpr int kBytes = 1024;
#define ROW 128

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}
template <class T> __device__ void fetchElements(T *dst, const T *src, int n) {
  cg::memcpy_async(cg::this_thread_block(), dst, src, n * sizeof(T));
}

__global__ void whole(const float *x) {
  __shared__ alignas(16) float t[kN];
  auto b = cg::this_thread_block();
  // CHECK: :[[@LINE+1]]:3: warning: the size 'kN' is the number of elements of 't' ('float', 4 bytes each), but bytes are counted here; only 256 of 1024 elements are copied [smem-async-size]
  cg::memcpy_async(b, t, x, kN);
  // CHECK: :[[@LINE-4]]:32: note: 't' is declared as 'float[1024]' here
  __shared__ alignas(16) float plain[512];
  // CHECK: :[[@LINE+1]]:3: warning: the size '512' is the number of elements of 'plain' {{.*}}128 of 512
  cg::memcpy_async(b, plain, x, 512);

  // Another name, a product, a chance.
  cg::memcpy_async(b, t, x, kBytes);
  cg::memcpy_async(b, t, x, kN * sizeof(float));
  cg::memcpy_async(b, t, x, kN / 4 * 4);
  cg::memcpy_async(b, t, x, (kN / 4) * sizeof(float));
  cg::memcpy_async(b, t, x, kN * 4);
  cg::memcpy_async(b, t, x, 16);
}

__global__ void rows(const float *x, int stage) {
  __shared__ alignas(16) float t[2][ROW];
  __shared__ alignas(16) unsigned char raw[ROW];
  // CHECK: :[[@LINE+1]]:3: warning: the size 'ROW' is the number of elements of 't[stage]'
  fetch(t[stage], x, ROW);
  fetch(raw, x, ROW);
  fetch(t[stage], x, ROW * sizeof(float));
  fetchElements(t[stage], x, ROW);
}

// A template's parameter is what it is in each instantiation.
template <class T, int N> __global__ void generic(const T *x) {
  __shared__ alignas(16) T t[2][N];
  // CHECK: :[[@LINE+1]]:3: warning: the size 'N' is the number of elements of 't[threadIdx.x]' ('__half', 2 bytes each)
  fetch(t[threadIdx.x], x, N);
  fetch(t[threadIdx.x], x, N * sizeof(T));
}
template __global__ void generic<char, 64>(const char *);
template __global__ void generic<half, 64>(const half *);

// The overload that counts elements.
__global__ void layout(const double *x, int n) {
  __shared__ alignas(16) double t[ROW];
  auto b = cg::this_thread_block();
  // CHECK: :[[@LINE+1]]:3: warning: the size 'sizeof(t)' (1024 bytes) is that of 't', but elements are counted here
  cg::memcpy_async(b, t, sizeof(t), x, sizeof(t));
  cg::memcpy_async(b, t, sizeof(t), x, static_cast<size_t>(n)); // the smaller one
  cg::memcpy_async(b, t, ROW, x, ROW);
}
