//===- PtxSites.h - The transfers of one asm statement -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_PTXSITES_H
#define SMEMLINT_FIND_PTXSITES_H

#include "resolve/Tracer.h"

namespace smemlint {

/// A site for each asynchronous transfer in the statement, with the index of
/// its instruction; operands traced but not yet typed. Roles follow the PTX
/// ISA's operand lists.
std::vector<std::pair<size_t, SitePtr>>
ptxSites(const clang::GCCAsmStmt &A, Tracer &Tr, const clang::ASTContext &Ctx);

/// Sets what the PTX ISA says of the alignment of the operands of \p Op.
void needAlignment(AsyncSite &S, llvm::StringRef Op);

} // namespace smemlint

#endif // SMEMLINT_FIND_PTXSITES_H
