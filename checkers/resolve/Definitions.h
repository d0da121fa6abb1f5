//===- Definitions.h - Which expressions reach a local variable -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flow-insensitive: all definitions of a variable in its function. A question
// about a variable is answered by what all of them agree on.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_DEFINITIONS_H
#define SMEMLINT_RESOLVE_DEFINITIONS_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <unordered_map>

namespace smemlint {

struct Definition {
  enum Kind : uint8_t {
    Whole,  ///< x = Value, T x = Value
    Part,   ///< x.f = Value, x[i] = Value, *(U *)&x = Value: Target is the left
    Copied, ///< memcpy(&x, Value, n): Value points to the bits
    Advance, ///< x += n, ++x
    Asm,     ///< an output of an asm statement: Node
    Opaque,  ///< its address went where it can be written
  };
  Kind K;
  const clang::Expr *Value = nullptr;
  const clang::Expr *Target = nullptr;
  const clang::Stmt *Node = nullptr;
};

class Definitions {
public:
  /// Of a local variable or a parameter; a parameter's caller is not among
  /// them.
  llvm::ArrayRef<Definition> of(const clang::VarDecl &V);

  /// The loop whose counter it is: `for (int V = ...; ...; ...)`; else null.
  const clang::ForStmt *loopOf(const clang::VarDecl &V);

  /// The values a function returns.
  llvm::ArrayRef<const clang::Expr *> returnsOf(const clang::FunctionDecl &F);

private:
  class Walk;
  void index(const clang::FunctionDecl &F);

  // What was handed out stays where it is while further functions are indexed.
  std::unordered_map<const clang::VarDecl *, llvm::SmallVector<Definition, 2>>
      ByVariable;
  std::unordered_map<const clang::FunctionDecl *,
                     llvm::SmallVector<const clang::Expr *, 1>>
      Returns;
  llvm::DenseMap<const clang::VarDecl *, const clang::ForStmt *> Loops;
  llvm::DenseSet<const clang::FunctionDecl *> Indexed;
};

/// The variable whose storage an lvalue names a part of: x for x.f[i] and for
/// *reinterpret_cast<U *>(&x). Null for anything behind a pointer.
const clang::VarDecl *baseVariable(const clang::Expr *LValue);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_DEFINITIONS_H
