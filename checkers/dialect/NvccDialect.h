//===- NvccDialect.h - Code that nvcc takes and clang refuses -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/nvcc-dialect.md says what is accepted, how, and where it ends.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_DIALECT_NVCCDIALECT_H
#define SMEMLINT_DIALECT_NVCCDIALECT_H

#include <memory>

namespace clang {
class ASTConsumer;
class CompilerInstance;
} // namespace clang

namespace smemlint {

/// The frontend only parses, and applies fix-its if asked to.
bool isSyntaxOnly(const clang::CompilerInstance &CI);

/// CUDA, and nothing is generated: not even a PCH, other than the preamble that
/// an editor keeps of the file it is about to parse.
bool dialectApplies(const clang::CompilerInstance &CI);

/// Lets \p CI read CUDA as nvcc does. For CreateASTConsumer of an action that
/// runs before the main one: the preprocessor is there and has read nothing,
/// the parser is not there yet. The consumer returned has to be one of those of
/// the compile. Changes nothing where dialectApplies() is false.
std::unique_ptr<clang::ASTConsumer>
startNvccDialect(clang::CompilerInstance &CI);

} // namespace smemlint

#endif // SMEMLINT_DIALECT_NVCCDIALECT_H
