//===- Deduction.h - What fixes a template parameter in a call -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_DEDUCTION_H
#define SMEMLINT_JUDGE_DEDUCTION_H

#include "resolve/CallView.h"

namespace smemlint {

/// Parameter \p I of the callee is T, T & or T * of a template parameter T that
/// no other argument fixes, those in \p Changing aside: another type can be
/// given there. `template <class V> f(D *, V a, V b)` for a, with b changing.
bool takesAnyType(const CallView &Call, unsigned I,
                  llvm::ArrayRef<const clang::Expr *> Changing = {});

} // namespace smemlint

#endif // SMEMLINT_JUDGE_DEDUCTION_H
