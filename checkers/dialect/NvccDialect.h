//===- NvccDialect.h - Code that nvcc takes and clang refuses -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_DIALECT_NVCCDIALECT_H
#define SMEMLINT_DIALECT_NVCCDIALECT_H

#include "clang/AST/ASTConsumer.h"

namespace clang {
class CompilerInstance;
} // namespace clang

namespace smemlint {

/// CUDA lets no __shared__ object be initialised; nvcc warns of a constructor
/// and goes on, clang stops and loses every use of the object. While this
/// consumer is on, libcu++'s barrier and pipeline state count as trivially
/// constructed, as the CUDA Programming Guide's own code needs.
class NvccDialect : public clang::ASTConsumer {
public:
  void HandleTagDeclDefinition(clang::TagDecl *D) override;
};

/// The frontend only parses and generates no code.
bool isSyntaxOnly(const clang::CompilerInstance &CI);

/// Only where no code is generated: the constructors would be lost.
bool dialectApplies(const clang::CompilerInstance &CI);

} // namespace smemlint

#endif // SMEMLINT_DIALECT_NVCCDIALECT_H
