// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <stdint.h>

namespace ptx = cuda::ptx;

struct Words {
  int tag;
  uint32_t bar[2];
  alignas(16) float data[64];
};
struct Right {
  int tag;
  uint64_t bar;
  alignas(16) float data[64];
};
#pragma pack(push, 4)
struct Packed {
  int tag;
  uint64_t bar;
};
#pragma pack(pop)

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void load(void *to, const void *from, void *bar) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(window(to)),
               "l"(from), "r"(window(bar))
               : "memory");
}

extern __shared__ __align__(1024) unsigned char pool[];

// An mbarrier is 8 bytes, aligned to 8.
__global__ void kernel(const float *x) {
  __shared__ Words words;
  __shared__ Right right;
  __shared__ Packed packed;
  __shared__ uint32_t pair[3];
  // CHECK: :[[@LINE+1]]:3: warning: the barrier of 'cp.async.bulk', '&words.bar', is aligned to 4 bytes, but must be to 8{{.*}}[smem-async-align]
  load(words.data, x, &words.bar);
  load(right.data, x, &right.bar);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier of 'cp.async.bulk', '&packed.bar', is aligned to 4 bytes
  load(right.data, x, &packed.bar);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier of 'cp.async.bulk', 'pair', is aligned to 4 bytes
  load(right.data, x, pair);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier of 'cp.async.bulk', 'pool + 4100', is aligned to 4 bytes
  load(pool, x, pool + 4100);
  load(pool, x, pool + 4100 + 4);
}
