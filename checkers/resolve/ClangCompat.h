//===- ClangCompat.h - What differs between the supported LLVMs -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_CLANGCOMPAT_H
#define SMEMLINT_RESOLVE_CLANGCOMPAT_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/Version.h"

namespace smemlint {

inline clang::QualType recordType(const clang::ASTContext &Ctx,
                                  const clang::RecordDecl &RD) {
#if CLANG_VERSION_MAJOR >= 22
  return Ctx.getCanonicalTagType(&RD);
#else
  return Ctx.getRecordType(&RD);
#endif
}

/// The template of an asm statement, its string literals joined.
inline std::string asmTemplate(const clang::GCCAsmStmt &A) {
#if CLANG_VERSION_MAJOR >= 21
  return A.getAsmString();
#else
  return A.getAsmString()->getString().str();
#endif
}

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_CLANGCOMPAT_H
