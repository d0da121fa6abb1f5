//===- SiteList.h - The site list as JSON -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_SITELIST_H
#define SMEMLINT_EMIT_SITELIST_H

#include "model/Site.h"
#include "llvm/Support/JSON.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace smemlint {

/// One object for every site, in source order, whatever was inferred: file,
/// line, column, kind, op, operands (text, dtype, state space), bytes, chain
/// of wrappers, instantiation. Format: docs/architecture.md.
llvm::json::Array listSites(const std::vector<SitePtr> &Sites,
                            const clang::ASTContext &Ctx);

/// Writes whole or not at all. The error is the reason without the path.
llvm::Error writeSiteList(llvm::StringRef Path, const llvm::json::Array &Sites);

/// The sites of an earlier pass over the same compile and those of this one,
/// each once.
llvm::json::Array mergeSites(llvm::json::Array Old, llvm::json::Array New);

} // namespace smemlint

#endif // SMEMLINT_EMIT_SITELIST_H
