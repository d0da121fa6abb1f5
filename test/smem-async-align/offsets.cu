// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

constexpr int kHead = 20;

// Constant parts add up.
__global__ void constants(const half *x, int i) {
  __shared__ alignas(16) unsigned char pool[4096];
  __shared__ alignas(16) half row[256];
  __pipeline_memcpy_async(pool + kHead + 12, x, 16);
  __pipeline_memcpy_async(pool + 32 - 16, x, 16);
  __pipeline_memcpy_async(&row[3] + 5, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'pool + kHead', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(pool + kHead, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'&row[8 * i + 2]', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(&row[8 * i + 2], x, 16);
  // Another index can make up for it.
  __pipeline_memcpy_async(&row[i + 2], x, 16);
  __pipeline_memcpy_async(&row[4 * i + 4], x, 16);
}

// Rows that are no multiple of the need.
__global__ void rows(const half *x) {
  __shared__ alignas(16) half padded[32][40];
  __shared__ alignas(16) half odd[32][44];
  int row = threadIdx.x / 4, column = threadIdx.x % 4;
  __pipeline_memcpy_async(&padded[row][column * 8], x, 16);
  __pipeline_memcpy_async(&padded[threadIdx.x >> 2][(threadIdx.x & 3) << 3], x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'&odd[row][column * 8]', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(&odd[row][column * 8], x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'&padded[row][column * 4]', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(&padded[row][column * 4], x, 16);
  __pipeline_memcpy_async(&odd[row][column * 4], x, 8);
  int lane = threadIdx.x % 32;
  __pipeline_memcpy_async(&odd[threadIdx.x - lane][0], x, 16);
  __pipeline_memcpy_async(&padded[0][0] + (threadIdx.x & ~7), x, 16);
}

// Loops that count.
__global__ void loops(const half *x, int n) {
  __shared__ alignas(16) half odd[32][44];
  for (int i = threadIdx.x; i < 32; i += blockDim.x)
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'odd[i]', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = 0; i < 32; ++i)
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'odd[i]', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = 0; i < 32; i += 2)
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = threadIdx.x * 2; i < 32; i += 2)
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = 0; i < 1; ++i)
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = 0; i < n; ++i)
    __pipeline_memcpy_async(odd[i], x, 16);
  for (int i = 32; i > 0; i -= 2)
    __pipeline_memcpy_async(odd[i], x, 16);
}

// Only the threads that come so far.
__global__ void guarded(const half *x) {
  __shared__ alignas(16) half odd[32][44];
  if (threadIdx.x % 2 == 0)
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  if (threadIdx.x % 2 == 0 && x)
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  if (threadIdx.x < 16)
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'odd[threadIdx.x]', is aligned to 8 bytes
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  if (threadIdx.x & 1)
    return;
  __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  switch (threadIdx.x & 3) {
  case 0:
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  }
}
__device__ bool elected();
__global__ void chosen(const half *x, bool some) {
  __shared__ alignas(16) half odd[32][44];
  if (elected())
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  if (some && threadIdx.x == 4)
    __pipeline_memcpy_async(odd[threadIdx.x], x, 16);
  threadIdx.x % 2 == 0 ? __pipeline_memcpy_async(odd[threadIdx.x], x, 16) : (void)0;
  __pipeline_memcpy_async(threadIdx.x & 1 ? odd[threadIdx.x - 1] : odd[threadIdx.x], x, 16);
  // All threads are wrong.
  if (elected())
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}'&odd[0][2]', is aligned to 4 bytes
    __pipeline_memcpy_async(&odd[0][2], x, 16);
}

// A pointer that is moved on.
__global__ void moved(const half *x, int n) {
  __shared__ alignas(16) half row[256];
  half *p = row + 2;
  p += 6;
  __pipeline_memcpy_async(p, x, 16);
}
