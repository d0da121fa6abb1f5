// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cute/arch/cluster_sm90.hpp>
#include <cuda_fp16.h>

using cute::cast_smem_ptr_to_uint;
using cute::store_shared_remote;

enum Pattern { Infinity = 0x7f800000 };
constexpr int NegativeInfinity = static_cast<int>(0xff800000);

// A constant says nothing of what its bits mean, however it is spelt.
__global__ void patterns() {
  __shared__ float maxima[8];
  __shared__ half2 pairs[2];
  __shared__ uint64_t bar;
  uint32_t full = cast_smem_ptr_to_uint(&bar);
  store_shared_remote(-1, cast_smem_ptr_to_uint(&maxima[0]), full, 1);
  store_shared_remote(~0, cast_smem_ptr_to_uint(&maxima[1]), full, 1);
  store_shared_remote(1 << 31, cast_smem_ptr_to_uint(&maxima[2]), full, 1);
  store_shared_remote(0xff << 23, cast_smem_ptr_to_uint(&maxima[3]), full, 1);
  store_shared_remote(Infinity, cast_smem_ptr_to_uint(&maxima[4]), full, 1);
  store_shared_remote(NegativeInfinity, cast_smem_ptr_to_uint(&maxima[5]), full, 1);
  store_shared_remote(-2147483647 - 1, cast_smem_ptr_to_uint(&maxima[6]), full, 1);
  store_shared_remote(0x3c00 | (0x3c00 << 16), cast_smem_ptr_to_uint(&pairs[0]), full, 1);
}
