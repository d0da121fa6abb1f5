// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

namespace library {
__device__ inline void wait_all() { asm volatile("cp.async.wait_all;"); }
template <class T> __device__ void store(unsigned dst, T value, unsigned bar) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1;" ::"r"(dst), "r"(value));
}
} // namespace library

#define LIBRARY_WAIT() asm volatile("cp.async.wait_all;")
