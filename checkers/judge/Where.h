//===- Where.h - At which call a finding stands -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_WHERE_H
#define SMEMLINT_JUDGE_WHERE_H

#include "SiteIndex.h"

namespace smemlint {

/// No operand of these roles waits for a caller.
bool isClosed(const AsyncSite &S, llvm::ArrayRef<Role> Roles);

/// The call of a wrapper whose arguments decide these operands, and no call
/// inside or outside of it (docs/architecture.md). A function that nobody calls
/// is judged by what its own parameters say.
bool standsHere(const AsyncSite &S, llvm::ArrayRef<Role> Roles);

/// Whether every instantiation of the function that holds \p S sees the same
/// dtypes there: only then one edit is right for all.
bool instantiationsAgree(const AsyncSite &S, const SiteIndex &All, Role Other);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_WHERE_H
