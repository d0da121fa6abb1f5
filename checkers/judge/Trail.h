//===- Trail.h - Notes: what decided a dtype, and the way in -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_TRAIL_H
#define SMEMLINT_JUDGE_TRAIL_H

#include "Check.h"

namespace smemlint {

/// A parameter's own type decided, and a template's caller decided that.
bool dependsOnCaller(const Evidence &E);

/// "'tile' is declared with element type 'float' here"
void noteEvidence(const Operand &O, const Unit &U, Finding &F);

/// The calls from a wrapper's call down to the instruction.
void noteTrail(const AsyncSite &S, const Unit &U, Finding &F);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_TRAIL_H
