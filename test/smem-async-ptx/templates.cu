// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// Each instantiation is judged; what several say is said once.
template <int Stages> __device__ void wait() {
  // CHECK: templates.cu:[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}"memory"{{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(Stages));
}
__global__ void three() {
  wait<0>();
  wait<1>();
  wait<2>();
}

// A size that one instantiation gets wrong.
template <int Bytes> __device__ void copy(uint32_t dst, const void *src) {
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async': cp.async.cg copies 16 bytes, not 8{{.*}}[smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(Bytes) : "memory");
  // CHECK-NEXT: note: {{.*}}copy<8>
}
__global__ void sizes(uint32_t dst, const void *src) {
  copy<8>(dst, src);
  copy<16>(dst, src);
}

// A type that one instantiation gets wrong.
template <class T> __device__ void store(uint32_t dst, T value, uint32_t bar) {
  // CHECK: :[[@LINE+1]]:3: warning: 'st.async': '.f32' {{.*}}[smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst),
               "r"(*reinterpret_cast<T *>(&value)), "r"(bar)
               : "memory");
  // CHECK-NEXT: note: {{.*}}store<int>
}
__global__ void types(uint32_t dst, int n, uint32_t word, uint32_t bar) {
  store(dst, n, bar);
  store(dst, word, bar);
}

// Nobody instantiates these.
template <class T> __device__ void never(uint32_t dst, T value, uint32_t bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1;" ::"r"(dst), "r"(value) : "memory");
}
template <int N> struct Never {
  __device__ static void wait() { asm volatile("cp.async.wait_group %0;" ::"n"(N)); }
};

// A class's members, a lambda and a specialisation.
template <class T> struct Stage {
  __device__ void wait() const {
    // CHECK: :[[@LINE+1]]:5: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
    asm volatile("cp.async.wait_all;");
  }
};
template <> struct Stage<int> {
  __device__ void wait() const { asm volatile("cp.async.wait_all;" ::: "memory"); }
};
__global__ void members() {
  Stage<float>().wait();
  Stage<double>().wait();
  Stage<int>().wait();
  auto wait_here = [] {
    // CHECK: :[[@LINE+1]]:5: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
    asm volatile("cp.async.wait_all;");
  };
  wait_here();
  auto generic = [](auto stage) {
    // CHECK: :[[@LINE+1]]:5: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
    asm volatile("cp.async.wait_all;");
  };
  generic(1);
  generic(1.0f);
}

// The branch that is not taken is not there.
template <bool Cg, int Bytes> __device__ void branch(uint32_t dst, const void *src) {
  if constexpr (Cg)
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(Bytes) : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(dst), "l"(src), "n"(Bytes) : "memory");
}
__global__ void branches(uint32_t dst, const void *src) {
  branch<true, 16>(dst, src);
  branch<false, 8>(dst, src);
  branch<false, 4>(dst, src);
}
