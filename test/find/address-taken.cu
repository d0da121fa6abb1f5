// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.json %s
// RUN: FileCheck %s --input-file=%t.json

// Whoever gets the address calls it.
template <int N> __device__ void copy(unsigned to, const void *from) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to), "l"(from), "n"(N) : "memory");
}
__global__ void kernel(void **out) { out[0] = reinterpret_cast<void *>(&copy<16>); }
// CHECK: "bytes": 16
// CHECK: "instantiation": "copy<16>"
// CHECK: "op": "cp.async"
