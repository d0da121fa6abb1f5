//===- BarrierObject.h - The object behind a barrier operand -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_BARRIER_BARRIEROBJECT_H
#define SMEMLINT_SMEM_ASYNC_BARRIER_BARRIEROBJECT_H

#include "judge/Check.h"
#include "resolve/TypeMap.h"
#include "clang/AST/Decl.h"

namespace smemlint {

/// The variable that a trace starts from, and the members on the way.
struct BarrierObject {
  const clang::VarDecl *Variable = nullptr;
  llvm::SmallVector<const clang::FieldDecl *, 2> Path;
  /// A pointer was read from it: the barrier is what that points to.
  bool Loaded = false;
  explicit operator bool() const { return Variable; }

  /// The declaration that says what it is.
  const clang::ValueDecl &decl() const {
    if (Path.empty())
      return *Variable;
    return *Path.back();
  }
};

/// Null unless every trace of \p O starts from one __shared__ variable.
BarrierObject barrierObject(const Operand &O);

/// An array of more than one barrier, named without an index.
struct WholeArray {
  const clang::ValueDecl *Decl = nullptr;
  const clang::ConstantArrayType *Type = nullptr;
  bool Deref = false; ///< as *array: its first one may be meant
};

/// The array that \p E, an argument, names. Looks through casts, '&', '*', and
/// functions that turn an address into another form.
WholeArray namedWhole(const clang::Expr *E, const TypeMap &Types,
                      const clang::ASTContext &Ctx);

/// The class of barriers that an operand is of, where its type says so.
TypeMap::Barrier barrierClass(const Operand &O, const TypeMap &Types);

/// The scope written in \p E, or where the variable in it was declared, by
/// another: an edit for each place. Empty where no place was found.
std::vector<clang::FixItHint> rewriteScope(const clang::Expr *E,
                                           llvm::StringRef From,
                                           llvm::StringRef To,
                                           const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_BARRIER_BARRIEROBJECT_H
