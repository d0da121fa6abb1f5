//===- SmemAsyncBarrier.h - One initialised mbarrier -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports asynchronous transfers whose barrier operand is not one initialised
// mbarrier.
// docs/checks/smem-async-barrier.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_BARRIER_SMEMASYNCBARRIER_H
#define SMEMLINT_SMEM_ASYNC_BARRIER_SMEMASYNCBARRIER_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncBarrier(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_BARRIER_SMEMASYNCBARRIER_H
