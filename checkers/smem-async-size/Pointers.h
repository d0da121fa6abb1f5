//===- Pointers.h - sizeof of a pointer in a size -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_POINTERS_H
#define SMEMLINT_SMEM_ASYNC_SIZE_POINTERS_H

#include "model/Site.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include <optional>

namespace smemlint {

struct SizeOfPointer {
  const clang::UnaryExprOrTypeTraitExpr *SizeOf;
  const clang::ValueDecl *Variable; ///< the pointer
  std::string Instead; ///< what is meant; empty if that is not known
};

/// The size has a `sizeof(p)` of a pointer through which the data is addressed.
/// A pointer that is itself the data, or points to pointers, is none.
std::optional<SizeOfPointer> sizeOfPointer(const AsyncSite &S,
                                           const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_POINTERS_H
