//===- SizeText.h - Sizes and array bounds as they are written -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_SIZETEXT_H
#define SMEMLINT_SMEM_ASYNC_SIZE_SIZETEXT_H

#include "Extent.h"
#include "clang/AST/Expr.h"

namespace smemlint {

enum class SameBound : uint8_t {
  No,
  Number, ///< a plain number in both places
  Named,  ///< the same names: `kRows * kCols` for [kRows][kCols]
};

/// The factors of \p Size, one sizeof aside, are those of the array's bounds
/// from dimension \p From on.
SameBound isBound(const SizeForm &Size, const clang::ValueDecl &Array,
                  unsigned From, const clang::ASTContext &Ctx);

/// The size is the smaller of the array's bound, by its names, and another
/// number: `min(n, kN)`, `n < kN ? n : kN`.
bool isAtMostBound(const SizeForm &Size, const clang::ValueDecl &Array,
                   unsigned From, const clang::ASTContext &Ctx);

/// It adds at least two sizeof up, or is made of an offsetof.
bool isSumOfSizes(const SizeForm &Size);

/// The sizeof that is a factor of the size, if there is exactly one.
const clang::UnaryExprOrTypeTraitExpr *sizeofIn(const SizeForm &Size);

/// The array's element type as its declaration spells it: the template's
/// parameter in a template; empty where it has no text. It is written at \p S,
/// where a class's own names are known only in its methods.
std::string elementText(const clang::ValueDecl &Array, const AsyncSite &S,
                        const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_SIZETEXT_H
