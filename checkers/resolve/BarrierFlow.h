//===- BarrierFlow.h - What is done with a barrier's address -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forwards from a __shared__ variable: every use of its address, through
// variables, calls, members and asm statements, until an initialisation is
// met, the address is lost, or all uses are known to be none. PTX ISA,
// "mbarrier": an object is initialised by mbarrier.init before any other
// operation on it.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_BARRIERFLOW_H
#define SMEMLINT_RESOLVE_BARRIERFLOW_H

#include "Tracer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace smemlint {

struct BarrierUses {
  /// Something initialises it, or may: its address went out of sight.
  bool MayBeInitialised = false;
  /// The first expect or transfer on it, in the function of the variable.
  const clang::Stmt *First = nullptr;
};

class BarrierFlow {
public:
  /// \p Functions: all that the unit defines, for variables of its namespaces.
  BarrierFlow(
      const clang::ASTContext &Ctx, const Catalogue &Cat, Tracer &Tr,
      std::function<std::vector<const clang::FunctionDecl *>()> Functions)
      : Ctx(Ctx), Cat(Cat), Tr(Tr), Functions(std::move(Functions)) {}

  /// Of the member of \p V that \p Path names, or of \p V itself. Without
  /// `extern`: another declaration may name the same bytes.
  BarrierUses of(const clang::VarDecl &V,
                 llvm::ArrayRef<const clang::FieldDecl *> Path);

  /// A pointer variable that is only read.
  bool isNeverWritten(const clang::VarDecl &V);
  /// \p V, an array or a pointer, is nowhere moved on or indexed; with
  /// \p Constant, nowhere by a constant other than 0.
  bool isNeverMoved(const clang::VarDecl &V, bool Constant);

private:
  class Walk;
  BarrierUses walk(const clang::VarDecl &V,
                   llvm::ArrayRef<const clang::FieldDecl *> Path);
  /// Parents and uses in one function, lambdas in it included.
  void index(const clang::FunctionDecl &F);
  void index(const clang::Stmt *Body, const clang::FunctionDecl &In);
  void indexFor(const clang::VarDecl &V);
  /// \p In names \p V, or its object, in code that the compiler did not see and
  /// that may initialise it.
  bool isLeftOut(const clang::FunctionDecl &In, const clang::VarDecl *V);

  const clang::ASTContext &Ctx;
  const Catalogue &Cat;
  Tracer &Tr;
  std::function<std::vector<const clang::FunctionDecl *>()> Functions;

  llvm::DenseMap<const clang::Stmt *, const clang::Stmt *> Parents;
  llvm::DenseMap<const clang::Stmt *, const clang::FunctionDecl *> Bodies;
  llvm::DenseMap<const clang::ValueDecl *, ///< variables and bindings
                 llvm::SmallVector<const clang::Expr *, 4>>
      Uses;
  llvm::DenseMap<const clang::FunctionDecl *,
                 llvm::SmallVector<const clang::Expr *, 4>>
      Thises;
  llvm::DenseSet<const clang::FunctionDecl *> Indexed;
  bool All = false;
};

/// \p In, or where it is the body of a lambda, the method around: `this` is its
/// object.
const clang::FunctionDecl *methodAround(const clang::FunctionDecl &In);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_BARRIERFLOW_H
