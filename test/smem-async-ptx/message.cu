// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

// The instruction, what is wrong with it, and who notices.
__device__ void messages(uint32_t dst, int n, float v, const void *src, uint32_t bar) {
  // CHECK: message.cu:[[@LINE+1]]:3: warning: 'st.async': '.f32' stores the bits of an integer operand ("r") as a float; ptxas accepts it and it is wrong at run time [smem-async-ptx]
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(dst), "r"(n), "r"(bar)
               : "memory");
  // CHECK: message.cu:[[@LINE+1]]:3: warning: 'cp.async': {{.*}}; ptxas refuses it [smem-async-ptx]
  asm volatile("cp.async.cg.shared.global [%0], [%1], 4;" ::"r"(dst), "l"(src) : "memory");
  // CHECK: message.cu:[[@LINE+1]]:3: warning: 'cp.async.wait_all' has no "memory" clobber; the compiler may move reads of the copied data before the wait [smem-async-ptx]
  asm volatile("cp.async.wait_all;");
}
