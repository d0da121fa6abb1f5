//===- SizeReader.h - What a transfer's size is computed from -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_SIZEREADER_H
#define SMEMLINT_RESOLVE_SIZEREADER_H

#include "CallView.h"
#include "Definitions.h"
#include "model/Site.h"

namespace smemlint {

/// Reads the size written at the innermost site with the arguments of the calls
/// that lead there in place of the parameters.
class SizeReader {
public:
  SizeReader(Definitions &Defs, const clang::ASTContext &Ctx)
      : Defs(Defs), Ctx(Ctx) {}

  /// Of the operand in role \p R, seen from \p S.
  SizeForm read(const AsyncSite &S, Role R);
  /// Of \p E, which stands in the function of the innermost site below \p S.
  SizeForm read(const AsyncSite &S, const clang::Expr *E);

private:
  /// \p E stands in the function that call number \p Level calls.
  SizeForm walk(const clang::Expr *E, size_t Level, unsigned Depth);
  SizeForm binary(const clang::BinaryOperator *B, size_t Level, unsigned Depth);
  SizeForm variable(const clang::DeclRefExpr *D, const clang::VarDecl &V,
                    size_t Level, unsigned Depth);

  Definitions &Defs;
  const clang::ASTContext &Ctx;
  llvm::SmallVector<CallView, 4> Calls; // from the innermost outwards
  unsigned Left = 0;                    // terms that are still looked at
};

/// Without parentheses, temporaries, classes that wrap an integer
/// (cuda::aligned_size_t), and casts: between integers, or \p AllCasts. A
/// template's parameter keeps its name.
const clang::Expr *stripSize(const clang::Expr *E, bool AllCasts = false);

/// The one value of a variable that is never changed; null if there is none.
const clang::Expr *onlyValue(const clang::VarDecl &V, Definitions &Defs);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_SIZEREADER_H
