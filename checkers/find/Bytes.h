//===- Bytes.h - How many bytes a call moves, where constant -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_BYTES_H
#define SMEMLINT_FIND_BYTES_H

#include "catalogue/Catalogue.h"
#include "resolve/CallView.h"

namespace smemlint {

/// In the entry's unit; nullopt where it is not a constant.
std::optional<uint64_t> transferBytes(const CatalogueEntry &E,
                                      const CallView &Call,
                                      const clang::ASTContext &Ctx);

/// The value of a constant, also one wrapped in a class
/// (cuda::aligned_size_t<16>(64)).
std::optional<uint64_t> constantBytes(const clang::Expr *E,
                                      const clang::ASTContext &Ctx);

} // namespace smemlint

#endif // SMEMLINT_FIND_BYTES_H
