//===- LeftOut.h - Code that the compiler did not see -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a function against its AST: the preprocessor leaves out what is
// for another architecture, and the parser throws away what has an error. That
// something is done nowhere can be said only where nothing of it was left out.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_LEFTOUT_H
#define SMEMLINT_RESOLVE_LEFTOUT_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseSet.h"

namespace smemlint {

/// The text of the body of \p F, a definition; empty where a macro made it.
llvm::StringRef bodyText(const clang::FunctionDecl &F,
                         const clang::ASTContext &Ctx);

/// Some directive of the preprocessor stands in \p Body.
bool hasDirective(llvm::StringRef Body);

/// Whether the body of \p F has \p Name in a place that is not in \p Seen, and
/// not as the member of something.
bool isNamedElsewhere(llvm::StringRef Name, const clang::FunctionDecl &F,
                      const llvm::DenseSet<clang::SourceLocation> &Seen,
                      const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_LEFTOUT_H
