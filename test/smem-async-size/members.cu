// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_fp16.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}

// Sizes that are members of classes and of templates; the array is one too.
struct Tile {
  static constexpr int kRows = 16, kCols = 32;
  static constexpr int kElems = kRows * kCols;
  static constexpr int kBytes = kElems * sizeof(half);
  alignas(16) half data[kRows][kCols];
};
template <class T, int R, int C> struct Smem {
  static constexpr int kCount = R * C;
  T buf[2][R][C];
  T tail[C];
  __device__ void load(const T *x, int s) {
    // It is wrong whatever object it is called on: the finding stands here, once.
    // CHECK: :[[@LINE+1]]:5: warning: the size 'kCount' is the number of elements of '&buf[s][0][0]' ('float', 4 bytes each), but bytes are counted here; only 128 of 512 elements are copied [smem-async-size]
    fetch(&buf[s][0][0], x, kCount);
    // CHECK: :[[@LINE+1]]:5: warning: the size 'R * C' is the number of elements of 'buf[s]'
    fetch(buf[s], x, R * C);
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}past the end of 'tail' (256 bytes)
    fetch(tail, x, sizeof(buf[0]));
    fetch(&buf[s][0][0], x, kCount * sizeof(T));
    fetch(&buf[s][0][0], x, sizeof(buf[s]));
    fetch(buf[s][1], x, C * sizeof(T));
  }
};

__global__ void kernel(const half *x, const float *y, int i) {
  __shared__ Tile t;
  __shared__ Tile two[2];
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile::kElems' is the number of elements of '&t.data[0][0]' ('half', 2 bytes each)
  fetch(&t.data[0][0], x, Tile::kElems);
  // CHECK: :[[@LINE+1]]:3: warning: the size 'Tile::kCols' is the number of elements of 't.data[3]'
  fetch(t.data[3], x, Tile::kCols);
  fetch(&t.data[0][0], x, Tile::kBytes);
  fetch(t.data[3], x, Tile::kCols * sizeof(half));
  // All of the array of classes, that have nothing else.
  fetch(&two[0].data[0][0], x, sizeof(two));
  fetch(&two[i].data[0][0], x, sizeof(two[0]));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}past the end of 'data' (1024 bytes)
  fetch(&two[1].data[0][0], x, sizeof(two));

  __shared__ alignas(16) Smem<float, 8, 64> s, other;
  s.load(y, i);
  other.load(y, 0);
}

// The storage behind a pointer has its members too; several at once are meant.
struct Storage {
  alignas(16) float q[64];
  float k[64];
  float v[64];
};
__global__ void carved(const float *x) {
  extern __shared__ char pool[];
  auto &s = *reinterpret_cast<Storage *>(pool);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}past the end of 'k' (256 bytes)
  fetch(s.k, x, 272);
  fetch(s.q, x, sizeof(s.q) + sizeof(s.k));
  fetch(s.k, x, sizeof(s.k));
  fetch(s.k, x, sizeof(s.k) + sizeof(s.v));
  fetch(pool, x, 4096);
}
