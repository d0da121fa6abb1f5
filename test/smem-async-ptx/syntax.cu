// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --option smem-async-ptx.Strict=true %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

// All of this is right.
__device__ void special_registers(uint32_t dst, float v, uint32_t bar) {
  asm volatile("{ .reg .u32 t; mov.u32 t, %%laneid; st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], t, [%1]; }"
               ::"r"(dst), "r"(bar) : "memory");
}

__device__ void blocks(uint32_t dst, const void *src, int go, uint32_t bar, uint32_t phase, float v) {
  asm volatile("{\n\t"
               ".reg .pred p;\n\t"
               "setp.ne.b32 p, %2, 0;\n\t"
               "@p cp.async.cg.shared.global [%0], [%1], 16;\n\t"
               "@!p st.shared.v4.u32 [%0], {0, 0, 0, 0};\n\t"
               "}" ::"r"(dst), "l"(src), "r"(go) : "memory");
  asm volatile("{\n"
               "  .reg .pred P1;\n"
               "  LAB_WAIT%=:\n"
               "  mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1, 0x989680;\n"
               "  @P1 bra DONE%=;\n"
               "  bra LAB_WAIT%=;\n"
               "  DONE%=:\n"
               "}" ::"r"(bar), "r"(phase) : "memory");
  asm volatile("{ .reg .b32 r; .reg .f32 f; mapa.shared::cluster.u32 r, %0, 1; mul.f32 f, %1, 0f40000000;"
               " st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [r], f, [%2]; }"
               ::"r"(dst), "f"(v), "r"(bar) : "memory");
  asm volatile("{ .reg .b32 r<4>; mov.b32 r0, %1; mov.b32 r1, %1; /* both; */"
               " st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {r0, r1}, [%2]; // twice\n }"
               ::"r"(dst), "r"(phase), "r"(bar) : "memory");
  // Offsets, modifiers in another order, blanks.
  asm volatile("st.async.weak.mbarrier::complete_tx::bytes.shared::cluster.b32   [ %0 + 16 ] , %1 , [%2 + 8] ;"
               ::"r"(dst), "r"(phase), "r"(bar) : "memory");
  asm volatile("mbarrier.complete_tx.shared::cluster.relaxed.cluster.b64 [%0], %1;" ::"r"(bar), "r"(16) : "memory");
  asm volatile("mbarrier.try_wait.parity.b64 %%p0, [%0], %1;" ::"l"(src), "r"(phase) : "memory");
  asm volatile("" ::: "memory");
  asm volatile(";" ::: "memory");
}
