//===- Conversion.h - A floating value that became an integer -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_DTYPE_CONVERSION_H
#define SMEMLINT_SMEM_ASYNC_DTYPE_CONVERSION_H

#include "model/Site.h"
#include "resolve/TypeMap.h"

namespace smemlint {

/// An implicit conversion of a floating value to an integer, found where bits
/// were wanted.
struct SilentConversion {
  const clang::Expr *Value; ///< before the conversion
  Format From;
  DType To;
  clang::QualType ToType;
};

/// The conversion that made the value of this trace, if it is one.
std::optional<SilentConversion> silentConversion(const Trace &T,
                                                 TypeMap &Types);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_DTYPE_CONVERSION_H
