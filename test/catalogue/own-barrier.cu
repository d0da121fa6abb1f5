// RUN: %hosts --checks='smem-async-barrier,smem-async-align' --catalogue=%S/Inputs/barriers.yaml %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --checks='smem-async-barrier,smem-async-align' %s | FileCheck %s --allow-empty --check-prefix=WITHOUT
// WITHOUT-NOT: warning:

// Declared here, defined in another unit: only the catalogue knows them.
namespace mylib {
enum class Reach { thread_scope_block, thread_scope_cluster };
template <Reach R> struct Flag {
  unsigned long long bits;
};
__device__ void prepare(int count, void *flag);
__device__ void announce(void *flag, int bytes);
__device__ void fetch(void *smem, const void *gmem, int bytes, void *flag);
} // namespace mylib
using Flag = mylib::Flag<mylib::Reach::thread_scope_block>;

__global__ void kernel(const float *x) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(16) float narrow[256];
  __shared__ Flag never, set, flags[2];
  __shared__ mylib::Flag<mylib::Reach::thread_scope_cluster> wide;
  mylib::prepare(1, &set);
  mylib::prepare(1, &wide);
  mylib::prepare(1, &flags[0]);
  // CHECK: own-barrier.cu:[[@LINE+1]]:3: warning: the mbarrier 'never' {{.*}}nothing in this file initialises it{{.*}}[smem-async-barrier]
  mylib::announce(&never, 256);
  mylib::fetch(tile, x, 256, &never);
  mylib::fetch(tile, x, 256, &set);
  // CHECK: :[[@LINE+1]]:3: warning: 'flags' is an array of 2 barriers{{.*}}[smem-async-barrier]
  mylib::fetch(tile, x, 256, flags);
  // CHECK: :[[@LINE+1]]:3: warning: the barrier '&wide' of 'fetch' has thread_scope_cluster; only a 'mylib::Flag' of thread_scope_block is a hardware mbarrier{{.*}}[smem-async-barrier]
  mylib::fetch(tile, x, 256, &wide);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'narrow'{{.*}}[smem-async-align]
  mylib::fetch(narrow, x, 256, &set);
}
