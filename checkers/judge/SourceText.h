//===- SourceText.h - What the user wrote, for messages -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_SOURCETEXT_H
#define SMEMLINT_JUDGE_SOURCETEXT_H

#include "clang/AST/Expr.h"
#include <string>

namespace smemlint {

/// The source text of \p E on one line, shortened where long; empty where it
/// has none of its own (inside a macro's definition).
std::string sourceText(const clang::Expr *E, const clang::ASTContext &Ctx);

/// sourceText() as it is, for a fix-it; empty if it cannot be replaced: in a
/// macro, or in a header that is not the user's.
std::string replaceableText(const clang::Expr *E, const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_SOURCETEXT_H
