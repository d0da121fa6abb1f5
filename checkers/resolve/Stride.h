//===- Stride.h - What an index is a multiple of -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_STRIDE_H
#define SMEMLINT_RESOLVE_STRIDE_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

namespace smemlint {

/// The largest number that \p Index is known to be a multiple of: 8 for
/// `threadIdx.x * 8`, 4 for `8 * i + 4`, 1 where nothing is known. Looks
/// through constants and variables that are initialised and never changed. 0 is
/// a multiple of everything and answers UINT64_MAX.
uint64_t strideOf(const clang::Expr *Index, const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_STRIDE_H
