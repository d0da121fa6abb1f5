// REQUIRES: cuda
// RUN: %clang_plugin_real -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s -Xclang -verify -Xclang -verify-ignore-unexpected=note

__global__ void kernel(float2 *f, int *n, volatile int *v, const unsigned long long *q) {
  f[0] = __ffma2_rn(__fadd2_rz(f[1], f[2]), __fmul2_ru(f[3], f[4]), f[5]);
  n[0] = __nv_atomic_fetch_add(n, 1, __NV_ATOMIC_RELAXED);
  __nv_atomic_store_n(v, 1u, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  unsigned long long old = __nv_atomic_load_n(q, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK);
  int wanted = 0;
  n[1] = __nv_atomic_compare_exchange_n(n, &wanted, 1, true, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED) + old;
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_SYSTEM);
  n[0] = __nv_atomic_fetch_add(n, f, __NV_ATOMIC_RELAXED); // expected-error {{no matching function for call}}
  __nv_atomic_nothing(n);                                  // expected-error {{undeclared identifier}}
}
