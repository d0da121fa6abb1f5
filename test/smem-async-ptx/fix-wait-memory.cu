// RUN: %fixes %s | FileCheck %s --check-prefix=FIXED
// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#define GROUPS 2

struct Stage {
  static constexpr int Pending = 1;
  enum { Deep = 3 };
};

// Every number of colons that may be there.
__device__ void colons(uint32_t x, uint32_t y) {
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;");
  // FIXED: {{^}}  asm("cp.async.wait_all;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm("cp.async.wait_all;");
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" : {{ ?}}:: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" :);
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" :: {{ ?}}: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" ::);
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" : : : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" : :);
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" :::);
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" : : : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" : : :);
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" ::"n"(0) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(0));
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" : : "n"(0) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" : : "n"(0));
  // FIXED: {{^}}  asm volatile("cp.async.wait_all; mov.u32 %0, 0;" : "=r"(x) {{:: ?|: : ?}}"memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all; mov.u32 %0, 0;" : "=r"(x));
  // FIXED: {{^}}  asm volatile("cp.async.wait_all; mov.u32 %0, %1;" : "=r"(x) : "r"(y) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all; mov.u32 %0, %1;" : "=r"(x) : "r"(y));
  // FIXED: {{^}}  asm volatile("cp.async.wait_all; mov.u32 %0, 0;" : "=r"(x) : {{ ?}}: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all; mov.u32 %0, 0;" : "=r"(x) :);
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" ::: "cc", "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" ::: "cc");
}

// Colons that are not the statement's.
__device__ void other_colons(bool deep) {
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" ::"n"(Stage::Pending) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(Stage::Pending));
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" ::"n"(sizeof(int) == 4 ? 1 : 0) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(sizeof(int) == 4 ? 1 : 0));
  // FIXED: {{^}}  asm volatile("L: cp.async.wait_all; // : : :" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("L: cp.async.wait_all; // : : :");
  // FIXED: {{^}}  asm volatile("cp.async.wait_all;" /* none: at all */ ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_all;" /* none: at all */);
  // FIXED: {{^}}  asm volatile(R"(cp.async.wait_all; // ":" )" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  asm volatile(R"(cp.async.wait_all; // ":" )");
  // FIXED: {{^}}  asm volatile("cp.async.wait_group %0;" ::"n"(GROUPS) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile("cp.async.wait_group %0;" ::"n"(GROUPS));
}

// Named operands, several lines, other spellings.
__device__ uint32_t layouts(uint32_t bar, uint32_t phase) {
  uint32_t ok;
  // FIXED: {{^}}               : [bar] "r"(bar), [phase] "r"(phase) : "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'mbarrier.try_wait.parity' {{.*}}[smem-async-ptx]
  asm volatile("{\n\t"
               ".reg .pred p;\n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 p, [%[bar]], %[phase];\n\t"
               "selp.b32 %[ok], 1, 0, p;\n\t"
               "}"
               : [ok] "=r"(ok)
               : [bar] "r"(bar), [phase] "r"(phase));
  // FIXED: {{^}}  __asm__ __volatile__("cp.async.wait_all;" ::: "memory");
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  __asm__ __volatile__("cp.async.wait_all;");
  // FIXED: {{^}}  __asm volatile ("cp.async.wait_all;\n" ::: "memory") ;
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_all' {{.*}}[smem-async-ptx]
  __asm volatile ("cp.async.wait_all;\n") ;
  // FIXED: {{^}}      "cp.async.wait_group %0;"{{$}}
  // FIXED-NEXT: {{^}}      :{{$}}
  // FIXED-NEXT: {{^}}      : "n"(0){{$}}
  // FIXED-NEXT: {{^}} {{.*}}: "memory"{{ *}});
  // CHECK: :[[@LINE+1]]:3: warning: 'cp.async.wait_group' {{.*}}[smem-async-ptx]
  asm volatile(
      "cp.async.wait_group %0;"
      :
      : "n"(0)
  );
  return ok;
}
