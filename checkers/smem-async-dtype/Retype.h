//===- Retype.h - Another element type for a shared array -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_DTYPE_RETYPE_H
#define SMEMLINT_SMEM_ASYNC_DTYPE_RETYPE_H

#include "judge/Check.h"

namespace smemlint {

/// What can be done about a copy between buffers of two dtypes, as notes: the
/// shared array takes the other side's element type, as a fix-it where it is a
/// plain array that only this dtype is copied to or from and whose other uses
/// still compile; or the data is converted on the way through registers.
void noteRetype(const AsyncSite &S, const Unit &U, Finding &F);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_DTYPE_RETYPE_H
