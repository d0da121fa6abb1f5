// Two CTAs of a cluster exchange row sums. The mailbox held floats once; it was
// changed to bf16, the value that is sent was not.
#include <cuda/ptx>
#include <cuda_bf16.h>

namespace ptx = cuda::ptx;

struct Mailbox {
  __nv_bfloat16 sums[64];
  uint64_t full;
};

// A 16-bit value travels in the low half of a 32-bit word of its own.
template <class V>
__device__ void send(void *slot, V value, uint64_t *bar) {
  uint32_t word = 0;
  memcpy(&word, &value, sizeof(value));
  ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}

__global__ void __cluster_dims__(2, 1, 1) exchange(const float *x, __nv_bfloat16 *out) {
  __shared__ Mailbox box;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&box.full, 1);
    ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
    ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &box.full,
                                   32 * sizeof(uint32_t));
  }
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
  auto *peer = static_cast<Mailbox *>(__cluster_map_shared_rank(&box, (blockIdx.x & 1) ^ 1));
  float sum = x[2 * threadIdx.x] + x[2 * threadIdx.x + 1];
  send(&peer->sums[2 * threadIdx.x], sum, &peer->full);
  while (!ptx::mbarrier_try_wait_parity(&box.full, 0)) {
  }
  out[threadIdx.x] = box.sums[2 * threadIdx.x];
}
