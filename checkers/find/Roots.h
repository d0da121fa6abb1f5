//===- Roots.h - Where the search for sites starts --- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_ROOTS_H
#define SMEMLINT_FIND_ROOTS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace smemlint {

/// A function of this class can hold device code.
bool mayRunOnDevice(const clang::FunctionDecl &F);

/// Functions inside templates that nobody instantiated are not analysed.
bool isConcrete(const clang::FunctionDecl &F);

/// A definition that nothing in the unit needs to call for it to run.
bool isRoot(const clang::FunctionDecl &F);

/// Every root outside system headers: all other functions are reached from
/// those. \p TopLevel: declarations to start from; null: the whole unit, or the
/// part of it to be looked at (ASTContext::getTraversalScope).
void forEachRoot(const clang::ASTContext &Ctx,
                 const std::vector<const clang::Decl *> *TopLevel,
                 llvm::function_ref<void(const clang::FunctionDecl &)> Do);

} // namespace smemlint

#endif // SMEMLINT_FIND_ROOTS_H
