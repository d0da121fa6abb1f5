//===- OperandFinding.h - Findings about one operand -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_OPERANDFINDING_H
#define SMEMLINT_JUDGE_OPERANDFINDING_H

#include "Check.h"

namespace smemlint {

/// A finding of \p Check at \p S, without a message; \p Range may be null.
Finding aboutSite(llvm::StringLiteral Check, const AsyncSite &S,
                  const clang::Expr *Range = nullptr);

/// A finding of \p Check at \p S about the operand in role \p R, which has its
/// range. The message begins "the destination of 'cp.async', 'tile',".
Finding aboutOperand(llvm::StringLiteral Check, const AsyncSite &S, Role R,
                     const Unit &U);

/// The operand is known to lie where the instruction cannot reach.
bool liesElsewhere(const AsyncSite &S, Role R);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_OPERANDFINDING_H
