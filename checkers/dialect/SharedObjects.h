//===- SharedObjects.h - __shared__ objects with constructors -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_DIALECT_SHAREDOBJECTS_H
#define SMEMLINT_DIALECT_SHAREDOBJECTS_H

#include "clang/Sema/SemaConsumer.h"

namespace smemlint {

/// CUDA lets no __shared__ object be initialised. In a function nvcc warns of a
/// constructor or destructor and goes on; clang stops, and every use of the
/// object becomes an error expression. clang asks whether both are trivial, so
/// those of a class become so once an object of that class is shared.
///
/// The prelude adds the attribute `smemlint_shared` to __shared__: its handler
/// is called when the type of the variable is known and its initialisation is
/// not checked yet. An instantiation handles no attribute of ours again, so
/// this consumer looks at the function templates that are about to be
/// instantiated.
class SharedObjects : public clang::SemaConsumer {
public:
  void InitializeSema(clang::Sema &S) override;
};

} // namespace smemlint

#endif // SMEMLINT_DIALECT_SHAREDOBJECTS_H
