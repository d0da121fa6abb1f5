// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define TX ".mbarrier::complete_tx::bytes"

__device__ void loads(uint32_t dst, const void *map, int x, int y, int z, float f, uint32_t bar) {
  // CHECK: tensor.cu:[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}2 coordinates{{.*}}not 1{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global" TX " [%0], [%1, {%3}], [%2];" ::"r"(dst), "l"(map), "r"(bar),
               "r"(x)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}2 coordinates{{.*}}not 3{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global" TX " [%0], [%1, {%3, %4, %5}], [%2];" ::"r"(dst), "l"(map),
               "r"(bar), "r"(x), "r"(y), "r"(z)
               : "memory");
  // Braces even for one.
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}coordinates{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global" TX " [%0], [%1], [%2];" ::"r"(dst), "l"(map), "r"(bar)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}coordinate{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global" TX " [%0], [%1, {%3}], [%2];" ::"r"(dst), "l"(map), "r"(bar),
               "f"(f)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global [%0], [%1, {%3}], [%2];" ::"r"(dst), "l"(map), "r"(bar),
               "r"(x)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}type suffix{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global" TX ".f32 [%0], [%1, {%3}], [%2];" ::"r"(dst), "l"(map),
               "r"(bar), "r"(x)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.im2col" TX " [%0], [%1, {%3, %4}], [%2], {%5};" ::"r"(dst),
               "l"(map), "r"(bar), "r"(x), "r"(y), "h"((uint16_t)1)
               : "memory");
}

__device__ void loads_right(uint32_t dst, const void *map, int x, int y, int z, uint16_t off, uint16_t mask, uint64_t policy,
                            uint32_t bar) {
  asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global" TX " [%0], [%1, {%3}], [%2];" ::"r"(dst), "l"(map), "r"(bar),
               "r"(x)
               : "memory");
  asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile" TX " [%0], [%1, {%3, %4}], [%2];" ::"r"(dst), "l"(map),
               "r"(bar), "r"(x), "r"(y)
               : "memory");
  asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global" TX
               ".multicast::cluster.L2::cache_hint [%0], [%1, {%3, %4, %5}], [%2], %6, %7;" ::"r"(dst),
               "l"(map), "r"(bar), "r"(x), "r"(y), "r"(z), "h"(mask), "l"(policy)
               : "memory");
  asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col" TX " [%0], [%1, {%3, %4, 0}], [%2], {%5};" ::"r"(dst),
               "l"(map), "r"(bar), "r"(x), "r"(y), "h"(off)
               : "memory");
}

__device__ void stores(uint32_t src, const void *map, int x, int y, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}2 coordinates{{.*}}not 1{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%2}], [%1];" ::"l"(map), "r"(src), "r"(x)
               : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.bulk.tensor': {{.*}}bulk_group{{.*}}[smem-async-ptx]
  asm volatile("cp.async.bulk.tensor.1d.global.shared::cta [%0, {%2}], [%1];" ::"l"(map), "r"(src), "r"(x) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.reduce.async.bulk.tensor': {{.*}}type suffix{{.*}}[smem-async-ptx]
  asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group.f32 [%0, {%2}], [%1];" ::"l"(map), "r"(src),
               "r"(x)
               : "memory");
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%2, %3}], [%1];" ::"l"(map), "r"(src), "r"(x),
               "r"(y)
               : "memory");
  asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group [%0, {%2}], [%1];" ::"l"(map), "r"(src),
               "r"(x)
               : "memory");
  asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global [%0, {%1}];" ::"l"(map), "r"(x) : "memory");
}
