//===- IndexValue.h - What an index is in one thread -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_INDEXVALUE_H
#define SMEMLINT_JUDGE_INDEXVALUE_H

#include "resolve/Definitions.h"
#include "resolve/Parents.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include <array>
#include <optional>

namespace smemlint {

/// Known plus an unknown multiple of Open: 8 * i + 2 is {2, 8}, a constant
/// {c, 0}, and what nothing is known about {0, 1}.
struct IndexValue {
  int64_t Known = 0;
  uint64_t Open = 1;

  bool isExact() const { return Open == 0; }
};

IndexValue operator+(IndexValue A, IndexValue B);
IndexValue operator-(IndexValue A, IndexValue B);
IndexValue operator*(IndexValue A, IndexValue B);

/// One thread in one turn of its loops.
struct Thread {
  std::array<int64_t, 3> Index = {}; ///< threadIdx
  int64_t Turn = 0; ///< of each loop whose variable is asked for
};

/// Follows constants, threadIdx, variables that are set once, and the variables
/// of counting loops. \p Defs caches what it finds out of functions.
class IndexReader {
public:
  /// What is no constant for one thread is none for the others.
  using Constants = llvm::DenseMap<const clang::Expr *, std::optional<int64_t>>;

  IndexReader(const clang::ASTContext &Ctx, Definitions &Defs, Parents &Up,
              Constants &Known, Thread In)
      : Ctx(Ctx), Defs(Defs), Up(Up), Known(Known), In(In) {}

  IndexValue read(const clang::Expr *E) { return value(E, 0); }
  /// Whether the thread gets to \p S inside \p F, its function. A bound that
  /// nothing is known of (`row < m`) is taken to hold.
  enum class Reach : uint8_t { No, Unknown, Yes };
  Reach reach(const clang::Stmt &S, const clang::FunctionDecl &F);

private:
  IndexValue value(const clang::Expr *E, unsigned Depth);
  IndexValue binary(const clang::BinaryOperator &B, unsigned Depth);
  IndexValue variable(const clang::VarDecl &V, unsigned Depth);
  Reach underCondition(const clang::Expr *Cond, bool Value);
  Reach step(const clang::Stmt &S, const clang::Stmt *Below,
             const clang::CaseStmt *Case);

  const clang::ASTContext &Ctx;
  Definitions &Defs;
  Parents &Up;
  Constants &Known;
  Thread In;
};

} // namespace smemlint

#endif // SMEMLINT_JUDGE_INDEXVALUE_H
