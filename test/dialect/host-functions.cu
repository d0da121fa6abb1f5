// REQUIRES: cuda
// RUN: %clang_plugin_real -fsyntax-only --cuda-gpu-arch=sm_90a %s -Xclang -verify -Xclang -verify-ignore-unexpected=note

// No include: nvcc's own cuda_runtime.h has these.
int host(int i, unsigned u, size_t s, long l, float f, double d) {
  assert(i > 0);
  fprintf(stderr, "%d\n", rand());
  auto pair = std::make_pair(i, u);
  static_assert(sizeof(min(f, f)) == 4 && sizeof(max(f, d)) == 8 && sizeof(min(s, 1ul)) == 8, "");
  return min(i, pair.first) + min(i, u) + max(u, i) + min(l, 3l) + max(f, 2.0) + min(d, f) + max(s, s);
}
__global__ void device(int *o) { o[0] = min(o[1], o[2]) + max(1.0f, 2.0f); }

int unqualified(int i, unsigned u) { return umin(u, 2u) + llmax(i, 2ll) + ullmin(u, 3ull); }

// Declared again, which nvcc allows.
int min(int, int);
__device__ unsigned min(unsigned, unsigned);

int wrong(int i, int *p) {
  return min(i, p); // expected-error {{no matching function for call to 'min'}}
}
