//===- Address.h - Whether two addresses are one -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_ADDRESS_H
#define SMEMLINT_JUDGE_ADDRESS_H

#include "model/Site.h"
#include "llvm/ADT/FoldingSet.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace smemlint {

/// A variable and the way from its first byte.
struct Address {
  const clang::ValueDecl *Variable = nullptr;
  int64_t Bytes = 0; ///< the constant part of the offset
  /// Its other terms: each an index and what one step of it moves.
  llvm::SmallVector<std::pair<llvm::FoldingSetNodeID, int64_t>, 2> Terms;
  bool InUnion = false;

  /// The same variable and the same terms: Bytes can be compared.
  bool isComparableTo(const Address &O) const {
    return Variable == O.Variable && Terms == O.Terms;
  }
};

/// nullopt where the trace starts from no variable, goes through memory, or
/// has an offset that nobody wrote.
std::optional<Address> addressOf(const Trace &T, const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_ADDRESS_H
