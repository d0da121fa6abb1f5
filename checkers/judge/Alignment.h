//===- Alignment.h - What an address is a multiple of -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_ALIGNMENT_H
#define SMEMLINT_JUDGE_ALIGNMENT_H

#include "Check.h"
#include "IndexValue.h"
#include "resolve/Definitions.h"
#include <optional>

namespace smemlint {

/// Bytes that the address of a trace is a multiple of, as far as declarations
/// say.
struct Guarantee {
  uint64_t Bytes;    ///< of the whole address, in the threads that are known
  uint64_t Declared; ///< of the variable or member that it starts from
  uint64_t After;    ///< of what is added behind Decl; 0: nothing is
  const clang::ValueDecl *Decl; ///< that variable or member
  bool Viewed = false;  ///< a member of what other storage is looked at as
  uint64_t Threads = 0; ///< which of those that are looked at are wrong
};

/// The code as it could be: another amount or size in one step of a trace, and
/// the variable aligned to as much as is needed.
struct Change {
  const Step *At = nullptr;
  std::optional<int64_t> Amount; ///< in place of what is written
  int64_t Times = 1;             ///< of what is written
  std::optional<int64_t> Size;   ///< bytes of one element of the step
  bool Aligned = false;
};

/// Looks at a site as several threads run it.
class Alignments {
public:
  explicit Alignments(const Unit &U) : U(U) {}

  /// Where some thread is known to give an address, of \p T at \p S, that is no
  /// multiple of \p Need, or the declaration leaves that open. nullopt where
  /// there is none, and where the root is a parameter, a loaded pointer, or an
  /// address that was rounded. \p With says what would be.
  std::optional<Guarantee> shortOf(uint64_t Need, const Trace &T,
                                   const AsyncSite &S, const Change &With = {});

private:
  bool mayFallShort(uint64_t Need, const Trace &T, const Change &With);

  const Unit &U;
  IndexReader::Constants Known;
};

} // namespace smemlint

#endif // SMEMLINT_JUDGE_ALIGNMENT_H
