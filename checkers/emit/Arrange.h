//===- Arrange.h - One finding a place, in source order -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_ARRANGE_H
#define SMEMLINT_EMIT_ARRANGE_H

#include "model/Finding.h"

namespace clang {
class SourceManager;
} // namespace clang

namespace smemlint {

/// Sorts findings by place, drops those in system headers, and joins what
/// several instantiations say of one line: the first stands, with the
/// instantiations named in notes.
std::vector<Finding> arrange(std::vector<Finding> Found,
                             const clang::SourceManager &SM);

} // namespace smemlint

#endif // SMEMLINT_EMIT_ARRANGE_H
