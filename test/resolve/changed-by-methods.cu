// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// A method moves the object on to another buffer.
class Stager {
public:
  __device__ explicit Stager(void *to) : to(to) {}
  __device__ void retarget(void *next) { to = next; }
  __device__ void put(const void *from) { __pipeline_memcpy_async(to, from, 16); }

private:
  void *to;
};

__global__ void retargeted(const half *h, const float *x) {
  __shared__ alignas(16) half a[64];
  __shared__ alignas(16) float b[64];
  Stager stager(a);
  stager.put(h);
  stager.retarget(b);
  stager.put(x);
}

// So does a reference to the pointer.
__global__ void by_reference(const float *x) {
  __shared__ alignas(16) half a[64];
  __shared__ alignas(16) float b[64];
  void *to = a;
  void *&alias = to;
  alias = b;
  __pipeline_memcpy_async(to, x, 16);
}
