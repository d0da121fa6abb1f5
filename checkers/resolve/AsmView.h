//===- AsmView.h - An asm statement as PTX and C++ together -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_ASMVIEW_H
#define SMEMLINT_RESOLVE_ASMVIEW_H

#include "ptx/PtxAsync.h"
#include "clang/AST/Stmt.h"

namespace smemlint {

/// One GCC-style asm statement, parsed. Its operands are numbered as in the
/// template: outputs first, then inputs.
class AsmView {
public:
  explicit AsmView(const clang::GCCAsmStmt &A);

  const clang::GCCAsmStmt &statement() const { return A; }
  llvm::StringRef text() const { return Text; }
  const ptx::PtxBlock &block() const { return Block; }

  unsigned size() const { return A.getNumOutputs() + A.getNumInputs(); }
  const clang::Expr *operand(unsigned I) const;
  std::string constraint(unsigned I) const;
  llvm::StringRef name(unsigned I) const;
  bool isOutput(unsigned I) const { return I < A.getNumOutputs(); }

  /// The C++ operand that %0 or %[name] stands for.
  std::optional<unsigned> index(const ptx::PtxOperand &O) const;
  const clang::Expr *expr(const ptx::PtxOperand &O) const;

private:
  const clang::GCCAsmStmt &A;
  std::string Text; // Block points into it
  ptx::PtxBlock Block;
};

/// A generous filter before anything is parsed: the statement may hold an
/// asynchronous instruction or a companion of one.
bool mayBeAsync(const clang::GCCAsmStmt &A);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_ASMVIEW_H
