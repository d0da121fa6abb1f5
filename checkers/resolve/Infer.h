//===- Infer.h - What a trace says of dtype and state space -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_INFER_H
#define SMEMLINT_RESOLVE_INFER_H

#include "TypeMap.h"
#include "model/Site.h"

namespace smemlint {

/// The known, non-carrier element type closest to the root of each trace, if
/// all agree; else what they agree on of carriers and raw bytes; else unknown.
/// docs/checks/smem-async-dtype.md.
Evidence inferType(const Traces &From, TypeMap &Types);

/// Where the operand lies, if every trace says the same.
Space inferSpace(const Traces &From);

/// Type and space of an operand of role \p R, from where it comes from.
void infer(Operand &O, Role R, TypeMap &Types);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_INFER_H
