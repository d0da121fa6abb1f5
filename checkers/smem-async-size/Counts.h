//===- Counts.h - Elements taken for bytes, and the reverse -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_COUNTS_H
#define SMEMLINT_SMEM_ASYNC_SIZE_COUNTS_H

#include "judge/Check.h"

namespace smemlint {

/// Each fills \p F in where it finds the mistake.

/// The number of elements of one side, written as its bounds are, where bytes
/// are counted; sizeof where elements are.
bool countsElements(const Unit &U, const AsyncSite &S, Finding &F);
/// The number of elements of one side times the sizeof of something else.
bool countsOtherType(const Unit &U, const AsyncSite &S, Finding &F);

/// Both sides hold data of one dtype.
bool sidesAgree(const AsyncSite &S);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_COUNTS_H
