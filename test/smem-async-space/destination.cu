// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda/ptx>
#include <cuda_pipeline_primitives.h>

namespace ptx = cuda::ptx;

__device__ float table[256];

__global__ void wrong(const float *x, float *scratch) {
  __shared__ uint64_t bar;
  alignas(16) float frag[4];
  // CHECK: destination.cu:[[@LINE+1]]:3: warning: the destination of 'cp.async', 'frag', is in local memory; the instruction takes a shared-memory address here, so it will access another place or trap [smem-async-space]
  __pipeline_memcpy_async(frag, x, 16);
  // CHECK-NEXT: destination.cu:[[@LINE-3]]:21: note: 'frag' is declared here, in local memory
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'scratch', is in global memory{{.*}}[smem-async-space]
  __pipeline_memcpy_async(scratch, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'table', is in global memory{{.*}}[smem-async-space]
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, table, x, 256, &bar);
}

// The other way round, global memory is right.
__global__ void right(const float *x, float *y) {
  __shared__ alignas(128) float tile[256];
  __shared__ uint64_t bar;
  __pipeline_memcpy_async(tile, x, 16);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, table, 256, &bar);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, y, tile, 256);
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, table, tile, 256);
}

// Nothing is known of a device function's parameter that nobody gives, of a pointer in a structure, of an integer.
struct Args {
  float *maybe;
};
__device__ void never_called(float *to, const float *from) { __pipeline_memcpy_async(to, from, 16); }
__global__ void unknown(Args args, const float *x, uint64_t address) {
  __pipeline_memcpy_async(args.maybe, x, 16);
  __pipeline_memcpy_async(reinterpret_cast<void *>(address), x, 16);
}
