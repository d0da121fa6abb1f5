//===- Conversions.h - Converting and reinterpreting functions --*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions a CUDA programmer writes to convert a value from one format to
// another, and those that hand on its bits. Source: CUDA Math API, modules
// "Half Precision Conversion and Data Movement", "Bfloat16 Precision
// Conversion and Data Movement", "Type Casting Intrinsics".
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_MODEL_CONVERSIONS_H
#define SMEMLINT_MODEL_CONVERSIONS_H

#include "DType.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace smemlint {

/// The usual C++ spelling of a scalar format ("__nv_bfloat16", "half",
/// "float", "int"); empty for formats that have none.
llvm::StringRef cudaSpelling(Format F);

/// \p Value, converted from \p From to \p To, as a CUDA programmer would write
/// it: "__float2bfloat16(v)", else "static_cast<T>(v)" with \p ToSpelling (or
/// cudaSpelling(To)). Formats with no direct conversion (e4m3 to e5m2) go
/// through float. nullopt where From or To is no scalar data format.
/// \p Value is used as it is; it needs no parentheses here.
/// \p FromSpelling is the value's own type: CUDA's functions do not take a
/// cutlass::half_t.
std::optional<std::string> convertExpr(llvm::StringRef Value, Format From,
                                       Format To,
                                       llvm::StringRef ToSpelling = {},
                                       llvm::StringRef FromSpelling = {});

/// \p Value's bits as the integer format \p To of the same width:
/// "__float_as_uint(v)". Half and bf16 have 16-bit forms only. nullopt where
/// no function does that.
std::optional<std::string> bitsExpr(llvm::StringRef Value, Format From,
                                    Format To);

struct FunctionFormats {
  DType From;
  DType To;
};

/// A function that hands on the bits of its only argument, by unqualified
/// name: "__float_as_uint", "__half_as_ushort".
std::optional<FunctionFormats> bitCastFunction(llvm::StringRef Name);

/// A function that converts a value, by unqualified name: "__float2half_rn",
/// "__bfloat1622float2" (longest dtype token first).
std::optional<FunctionFormats> conversionFunction(llvm::StringRef Name);

} // namespace smemlint

#endif // SMEMLINT_MODEL_CONVERSIONS_H
