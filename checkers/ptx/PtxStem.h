//===- PtxStem.h - Opcode stems ------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fixed head of an opcode: "cp.async.bulk.tensor" of
// "cp.async.bulk.tensor.2d.shared::cluster.global...". What follows the stem is
// a set of modifiers whose order ptxas does not enforce; the stem itself must
// be written in this order and without blanks.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXSTEM_H
#define SMEMLINT_PTX_PTXSTEM_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace smemlint::ptx {

enum class PtxStem : uint8_t {
  Other, ///< kept with its text: mov, setp, bra, ...
#define SMEMLINT_PTX_STEM(Id, Text) Id,
#include "ptx/PtxStem.def"
};

/// The longest stem that \p Opcode begins with, at a '.' boundary.
PtxStem longestStem(llvm::StringRef Opcode);

/// "cp.async.bulk"; empty for Other.
llvm::StringRef stemText(PtxStem S);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXSTEM_H
