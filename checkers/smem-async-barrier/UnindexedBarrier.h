//===- UnindexedBarrier.h - An array of barriers without an index -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_BARRIER_UNINDEXEDBARRIER_H
#define SMEMLINT_SMEM_ASYNC_BARRIER_UNINDEXEDBARRIER_H

#include "judge/Check.h"

namespace smemlint {

/// A finding where the barrier of \p S is the name of an array of barriers, and
/// nothing picks one of them: it is the first one each time. The caller adds
/// the way inwards.
std::optional<Finding> judgeUnindexed(const AsyncSite &S, const Unit &U);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_BARRIER_UNINDEXEDBARRIER_H
