// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda/std/bit>

// Keys for an integer sort: the bits of the float are wanted as an int.
__global__ void sort_keys(const float *x) {
  __shared__ int keys[64];
  __shared__ uint64_t full;
  cuda::ptx::st_async(&keys[threadIdx.x], __float_as_int(x[threadIdx.x]), &full);
  cuda::ptx::st_async(&keys[threadIdx.x], cuda::std::bit_cast<int>(x[threadIdx.x]), &full);
}

// The cast of an address says nothing of the kind.
__global__ void sort_keys_by_address(const float *x) {
  __shared__ int keys[64];
  __shared__ uint64_t full;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(i32){{.*}}[smem-async-dtype]
  cuda::ptx::st_async(reinterpret_cast<float *>(&keys[threadIdx.x]), x[threadIdx.x], &full);
}

// There and back again.
__global__ void bits_of_an_int(const int *x) {
  __shared__ int keys[64];
  __shared__ uint64_t full;
  float key = __int_as_float(x[0]);
  cuda::ptx::st_async(reinterpret_cast<float *>(&keys[threadIdx.x]), key, &full);
}
