//===- ValueFix.h - The conversion a stored value lacks -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_DTYPE_VALUEFIX_H
#define SMEMLINT_SMEM_ASYNC_DTYPE_VALUEFIX_H

#include "judge/Check.h"

namespace smemlint {

/// Wraps each piece of the stored value in the conversion to the target's
/// dtype. Empty where the result would not fit the parameter, where the text
/// is a macro's, or where another instantiation may want it as it is.
std::vector<clang::FixItHint> convertValue(const AsyncSite &S, const Unit &U);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_DTYPE_VALUEFIX_H
