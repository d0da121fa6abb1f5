// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

struct Particle { float x, y, z; int cell; };
struct Vec3 { float v[3]; };
struct Complex { float re, im; };

// A record of several types is what it is; one of one type is that.
__global__ void records(const Particle *p, const half *h, const Vec3 *v, const Complex *c) {
  __shared__ alignas(16) Particle particles[64];
  __shared__ alignas(16) float coords[256];
  __shared__ alignas(16) half halves[256];
  __pipeline_memcpy_async(&particles[threadIdx.x], p + threadIdx.x, 16);
  __pipeline_memcpy_async(&particles[threadIdx.x], h + threadIdx.x * 8, 16);
  __pipeline_memcpy_async(&coords[threadIdx.x], v + threadIdx.x, 4);
  __pipeline_memcpy_async(&coords[threadIdx.x * 2], c + threadIdx.x, 8);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&halves[threadIdx.x * 4], c + threadIdx.x, 8);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&halves[threadIdx.x * 4], v + threadIdx.x, 4);
}
