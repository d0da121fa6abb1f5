//===- Prelude.h - What nvcc defines before the first line ----*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_DIALECT_PRELUDE_H
#define SMEMLINT_DIALECT_PRELUDE_H

namespace clang {
class CompilerInstance;
} // namespace clang

namespace smemlint {

/// Adds nvcc's macros and Prelude.cuh behind clang's own predefines and the
/// files of `-include`, and the headers that clang misses in a newer toolkit.
void addPrelude(clang::CompilerInstance &CI);

} // namespace smemlint

#endif // SMEMLINT_DIALECT_PRELUDE_H
