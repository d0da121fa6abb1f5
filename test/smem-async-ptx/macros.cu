// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define STRINGIFY(x) #x
#define STORE(type, dst, value, bar)                                                                                   \
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes." STRINGIFY(type) " [%0], %1, [%2];" ::"r"(dst),  \
               "r"(value), "r"(bar)                                                                                    \
               : "memory")
#define STORE_TWICE(dst, value, bar)                                                                                   \
  do {                                                                                                                 \
    STORE(b32, dst, value, bar);                                                                                       \
    STORE(f32, dst + 4, value, bar);                                                                                   \
  } while (0)
#define WAIT "cp.async.wait_all;"

// The finding stands at the expansion.
__device__ void expansions(uint32_t dst, int n, uint32_t bar) {
  // CHECK: macros.cu:[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  STORE(f32, dst, n, bar);
  STORE(b32, dst, n, bar);
  STORE(s32, dst, n, bar);
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  STORE_TWICE(dst, n, bar);
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile(WAIT);
  asm volatile(WAIT ::: "memory");
}

// A whole helper from a macro.
#define DEFINE_STORE(name, suffix, type)                                                                               \
  __device__ void name(uint32_t dst, type value, uint32_t bar) {                                                       \
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes" suffix " [%0], %1, [%2];" ::"r"(dst),         \
                 "r"(value), "r"(bar)                                                                                  \
                 : "memory");                                                                                          \
  }
// CHECK: :[[@LINE+1]]:1: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
DEFINE_STORE(store_float, ".f32", int)
DEFINE_STORE(store_int, ".s32", int)
