//===- SizeFix.h - Sizes as they should have been written -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_SIZEFIX_H
#define SMEMLINT_SMEM_ASYNC_SIZE_SIZEFIX_H

#include "Extent.h"
#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace smemlint {

/// Each is empty where the text cannot be replaced, or no change is the one
/// right one.
using FixIts = std::vector<clang::FixItHint>;

/// `kN` becomes `kN * sizeof(half)`.
FixIts timesSizeof(const Operand &Size, llvm::StringRef Element,
                   const clang::ASTContext &Ctx);

/// Another operand of the sizeof.
FixIts otherSizeof(const clang::UnaryExprOrTypeTraitExpr &E, llvm::StringRef Of,
                   const clang::ASTContext &Ctx);

/// The counts of both sides lose their sizeof: `kN * sizeof(T)` becomes `kN`,
/// and `sizeof(t)` becomes `sizeof(t) / sizeof(T)`.
FixIts countElements(const AsyncSite &S, llvm::StringRef Element,
                     const clang::ASTContext &Ctx);

/// A size that ends past the end of \p E becomes what is left of it: the sizeof
/// of the array or of its row, fewer elements, or the sizeof of the array less
/// the offset.
FixIts upToEnd(const AsyncSite &S, Role R, const Extent &E,
               const clang::ASTContext &Ctx);

/// aligned_size_t<16> becomes aligned_size_t<4>, which \p Bytes keeps.
FixIts promiseLess(const AsyncSite &S, uint64_t Bytes, uint64_t Promised,
                   const clang::ASTContext &Ctx);

/// Part of an element of \p Bytes becomes `sizeof(T)`, for a copy of one
/// element a thread.
FixIts wholeElement(const AsyncSite &S, llvm::StringRef Element, uint64_t Bytes,
                    const clang::ASTContext &Ctx);

/// All of the copy is filled, and no more.
FixIts fillAll(const AsyncSite &S, uint64_t Bytes,
               const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_SIZEFIX_H
