// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

#define ST "st.async.shared::cluster.mbarrier::complete_tx::bytes"

// The parameter's type does not end the way: what the caller passes counts.
__device__ void send_word(uint32_t dst, int word, uint32_t bar) {
  asm volatile(ST ".f32 [%0], %1, [%2];" ::"r"(dst), "r"(word), "r"(bar) : "memory");
}
__global__ void sends_bits(const float *x) {
  __shared__ float sums[32];
  __shared__ uint64_t full;
  send_word((uint32_t)__cvta_generic_to_shared(&sums[threadIdx.x]), __float_as_int(x[threadIdx.x]),
            (uint32_t)__cvta_generic_to_shared(&full));
}
