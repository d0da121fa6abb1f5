// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cute/arch/cluster_sm90.hpp>

using cute::cast_smem_ptr_to_uint;
using cute::store_shared_remote;

// What integer operations make of the bits of halves or floats is not known to be a number.
__global__ void words(const half2 *h, const float *x) {
  __shared__ half2 pairs[8];
  __shared__ float sums[8];
  __shared__ uint64_t bar;
  uint32_t full = cast_smem_ptr_to_uint(&bar);
  int word = *reinterpret_cast<const int *>(&h[threadIdx.x]);
  int other = __shfl_xor_sync(~0u, word, 1);
  store_shared_remote(other, cast_smem_ptr_to_uint(&pairs[0]), full, 1);
  store_shared_remote((word & 0xffff) | (other << 16), cast_smem_ptr_to_uint(&pairs[1]), full, 1);
  int all = 0;
  for (int i = 0; i < 4; ++i)
    all ^= reinterpret_cast<const int *>(h)[i];
  store_shared_remote(all, cast_smem_ptr_to_uint(&pairs[2]), full, 1);
  int packed;
  half *parts = reinterpret_cast<half *>(&packed);
  parts[0] = h[0].x;
  parts[1] = h[1].x;
  store_shared_remote(packed, cast_smem_ptr_to_uint(&pairs[3]), full, 1);
  int bits = __float_as_int(x[0]);
  int magnitude = bits & 0x7fffffff;
  store_shared_remote(magnitude, cast_smem_ptr_to_uint(&sums[0]), full, 1);
  store_shared_remote(bits + 1, cast_smem_ptr_to_uint(&sums[1]), full, 1);
}
