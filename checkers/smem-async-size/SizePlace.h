//===- SizePlace.h - Where a size is written -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_SIZEPLACE_H
#define SMEMLINT_SMEM_ASYNC_SIZE_SIZEPLACE_H

#include "model/Site.h"
#include "clang/AST/ASTContext.h"
#include <optional>

namespace smemlint {

/// A part of the source that can be written anew.
struct SizePlace {
  clang::CharSourceRange Range;
  std::string Text;
};

/// The file's text of \p E, also of a macro that stands for one number and of
/// a macro's argument.
std::optional<SizePlace> place(const clang::Expr *E,
                               const clang::ASTContext &Ctx);

/// aligned_size_t<16>(n): the number inside. Null where there is none.
const clang::Expr *number(const clang::Expr *E);

/// The size as it is written at the site, where that is all of it: no wrapper
/// takes it in pieces.
const clang::Expr *writtenSize(const AsyncSite &S);

/// An argument says that part of the copy is zeros.
bool isFilled(const AsyncSite &S);

/// The variable can be named where the site stands.
bool isVisible(const clang::ValueDecl &D, const AsyncSite &S);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_SIZEPLACE_H
