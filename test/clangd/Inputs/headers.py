# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel in the nvcc dialect whose transfer is in a header."""
import sys

import lsp
import project

program, flags = sys.argv[1:]
root = project.folder()
(root / "wrap.h").write_text("""#pragma once
#include <cuda/ptx>
template <class V>
__device__ void send(void *slot, V value, uint64_t *bar) {
  uint32_t word = 0;
  memcpy(&word, &value, sizeof(value));
  cuda::ptx::st_async(static_cast<uint32_t *>(slot), word, bar);
}
template <class T> struct Scratch {
  T first;
  __device__ Scratch() : first(0) {}
};
template <class T> __device__ T broadcast(T value) {
  __shared__ Scratch<T> scratch;
  scratch.first = value;
  __syncthreads();
  return scratch.first;
}
""", encoding="utf-8")
(root / "kernel.cu").write_text("""#include "wrap.h"
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void __cluster_dims__(2, 1, 1) exchange(const float *x) {
  __shared__ alignas(16) __nv_bfloat16 sums[64];
  __shared__ uint64_t full;
  __shared__ alignas(16) half tile[256];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  auto block = cooperative_groups::this_thread_block();
  if (block.thread_rank() == 0)
    init(&bar, block.size()), cuda::ptx::mbarrier_init(&full, 1);
  block.sync();
  float sum = broadcast(x[threadIdx.x]);
  send(__cluster_map_shared_rank(&sums[2 * threadIdx.x], 1), sum,
       static_cast<uint64_t *>(__cluster_map_shared_rank(&full, 1)));
  cuda::memcpy_async(block, tile, x, 512, bar);
  bar.arrive_and_wait();
}
""", encoding="utf-8")
project.database(root, flags, "kernel.cu")
server = lsp.Server(program, root)
lsp.show("kernel.cu", server.open("kernel.cu"))
server.close()
