// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <stddef.h>

namespace cg = cooperative_groups;

__device__ void fetch(void *dst, const void *src, int bytes) {
  cg::memcpy_async(cg::this_thread_block(), (char *)dst, (const char *)src, bytes);
}
template <int N> __device__ void fetchInto(float (&dst)[N], const float *src, int bytes) {
  fetch(dst, src, bytes);
}

struct Stage {
  float a[2][64];
  float b[32];
};
struct Tail {
  int n;
  float v[1];
};
union Both {
  float a[64];
  float c[16];
};

__global__ void ends(const float *x, int i) {
  __shared__ alignas(16) float t[128];
  __shared__ alignas(16) Stage s[2];
  // CHECK: :[[@LINE+1]]:3: warning: the size '65 * sizeof(float)' (260 bytes) at 't + 64' ends 4 bytes past the end of 't' (512 bytes, from byte 256); what lies behind it is overwritten [smem-async-size]
  fetch(t + 64, x, 65 * sizeof(float));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}past the end of 'b' (128 bytes)
  fetch(s[i].b, x, 132);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}past the end of 't' (512 bytes)
  fetchInto(t, x, 516);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}copied [smem-async-size]
  fetch(const_cast<float *>(x), t, 516);
  fetch(t + 64, x, 64 * sizeof(float));
  fetch(t + 127 - 63, x, 64 * sizeof(float));
  fetch(t + 512 - i, x, 64 * sizeof(float));
  fetch(&s[i].a[0][0], x, sizeof(s[i].a));
  fetch(&s[i].a, x, sizeof(Stage)); // a and all behind it
  fetch(&s[0], x, sizeof(s));
}

__global__ void unknown(const float *x, float *y, int n) {
  extern __shared__ float pool[];
  __shared__ alignas(16) char raw[256];
  __shared__ alignas(16) Both both;
  fetch(pool, x, 4096);
  fetch(y, x, 4096);
  fetch(both.c, x, sizeof(both));
  fetch(reinterpret_cast<Tail *>(raw)->v, x, 128);
  fetch(raw, x, n);
}

struct Spans {
  float a[2][32];
  float b[32];
  float c[32];
};
// Moved pointers, and members up to another one.
__global__ void moved(const float *x) {
  __shared__ alignas(16) float t[128];
  __shared__ alignas(16) Spans s;
  float *p = t + 100;
  p -= 36;
  fetch(p, x, 256);
  fetch(s.a, x, offsetof(Spans, c));
  fetch(s.a[0], x, offsetof(Spans, c));
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}past the end of 'b' (128 bytes)
  fetch(s.b, x, 132);
}
