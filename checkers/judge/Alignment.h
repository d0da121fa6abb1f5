//===- Alignment.h - What an address is a multiple of -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_ALIGNMENT_H
#define SMEMLINT_JUDGE_ALIGNMENT_H

#include "Check.h"
#include <optional>

namespace smemlint {

/// Bytes that the address of a trace is a multiple of, as far as declarations
/// say.
struct Guarantee {
  uint64_t Bytes;     ///< of the whole address
  uint64_t Declared;  ///< of the variable or member that it starts from
  uint64_t Offset;    ///< of what is added to the variable's address
  uint64_t After;     ///< of what is added behind Decl; 0: nothing is
  const clang::ValueDecl *Decl; ///< that variable or member
};

/// nullopt where the root is a parameter, a loaded pointer, or an address that
/// was rounded. Indices count where their steps are known: constants, and the
/// thread index, whose values lie one apart; any other index is taken to fit.
std::optional<Guarantee> guaranteeOf(const Trace &T, const Unit &U);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_ALIGNMENT_H
