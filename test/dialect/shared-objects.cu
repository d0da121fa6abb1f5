// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// nvcc warns of the constructors and destructors of shared objects, and runs none.
struct Barrier {
  unsigned long long word;
  __device__ Barrier() : word(0) {}
  __device__ ~Barrier() { word = ~0ull; }
};
struct Defaults {
  int stages = 4;
  alignas(16) half tile[64];
};
struct Base {
  int n;
  __device__ virtual int get() { return n; }
};
struct Optional {
  alignas(16) half tile[64];
  __device__ explicit Optional(int n = 1) { tile[0] = half(n); }
};
template <class T, int N> struct Storage {
  alignas(16) T tile[N];
  Barrier full[2];
  Defaults defaults;
};
template <class T> struct Kernel {
  struct SharedStorage {
    alignas(16) T tile[64];
    Barrier bar;
  };
  static __device__ void run(const float *x) {
    __shared__ SharedStorage s;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  }
};

// Nothing that is not shared loses its constructor.
static_assert(!__is_trivially_constructible(Barrier), "");

// Outside a function nvcc takes what it could have run itself.
struct Tile {
  alignas(16) half *tile = nullptr;
};
__shared__ Tile outside;

__global__ void direct(const float *x, const half *h) {
  __shared__ Storage<half, 64> s;
  static __shared__ Barrier one, several[4], grid[2][2];
  __shared__ Base base;
  __shared__ Defaults d;
  __shared__ Optional o;
  several[0].word = one.word + grid[0][0].word + base.get();
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(s.tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(d.tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(o.tile, x, 16);
  outside.tile = s.tile;
  __pipeline_memcpy_async(s.tile, h, 16);
}

// In a template, the class is known when the template is instantiated.
template <class S, class K, class T> __global__ void dependent(const float *x) {
  __shared__ S itself;
  __shared__ S several[2];
  __shared__ Storage<T, sizeof(T) * 32> instance;
  __shared__ typename K::SharedStorage nested;
  using Local = Storage<Storage<T, 64>, 2>;
  __shared__ Local local;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(itself.tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(several[1].tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(instance.tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(nested.tile, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(local.tile[0].tile, x, 16);
  K::run(x);
}
struct Mine {
  alignas(16) half tile[64];
  __device__ Mine() { tile[0] = half(0); }
};
template __global__ void dependent<Mine, Kernel<half>, half>(const float *);

// The names of these are those of the instantiated types.
template <class T> struct Special {
  __device__ Special(const float *x) {
    __shared__ Storage<T, 64> s;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  }
  __device__ ~Special() {
    __shared__ Storage<T, 32> s;
    s.tile[0] = T(0);
  }
  __device__ operator T() {
    __shared__ Storage<T, 16> s;
    return s.tile[0];
  }
};
__global__ void special(const float *x) {
  Special<half> s(x);
  half h = s;
}

// A member class of the template itself.
template <class T> struct Pipeline {
  struct State {
    Barrier bar;
    alignas(16) T tile[64];
  };
  __device__ void run(const float *x) {
    __shared__ State s;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  }
};
__global__ void member(const float *x) { Pipeline<half>().run(x); }

template <class T> __global__ void lambda(const float *x) {
  auto fill = [&] {
    __shared__ Storage<T, 64> s;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  };
  fill();
}
template __global__ void lambda<half>(const float *);

// What is left out is not instantiated: its class may be wrong there.
template <class T, int N> struct Positive {
  static_assert(N > 0, "");
  alignas(16) T tile[N];
  Barrier bar;
};
template <int N> __global__ void discarded(const float *x) {
  if constexpr (N > 0) {
    __shared__ Positive<half, N> s;
    // CHECK: :[[@LINE+1]]:5: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    __pipeline_memcpy_async(s.tile, x, 16);
  }
}
template __global__ void discarded<0>(const float *);
template __global__ void discarded<64>(const float *);
