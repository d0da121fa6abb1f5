//===- Uses.h - Whether an array can change its element type -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_DTYPE_USES_H
#define SMEMLINT_SMEM_ASYNC_DTYPE_USES_H

#include "judge/Check.h"
#include "clang/AST/Decl.h"

namespace smemlint {

/// Every site that touches \p Array wants \p Want on its other side, and every
/// other use of it compiles with the element type \p New: uses that are not
/// understood count as against it.
bool usesAllow(const clang::VarDecl &Array, clang::QualType New,
               const DType &Want, const Unit &U);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_DTYPE_USES_H
