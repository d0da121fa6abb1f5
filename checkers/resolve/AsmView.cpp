//===- AsmView.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmView.h"
#include "ClangCompat.h"
#include "clang/AST/Expr.h"

using namespace clang;
using namespace smemlint;

AsmView::AsmView(const GCCAsmStmt &A)
    : A(A), Text(asmTemplate(A)), Block(ptx::parse(Text)) {}

const Expr *AsmView::operand(unsigned I) const {
  if (I < A.getNumOutputs())
    return A.getOutputExpr(I);
  I -= A.getNumOutputs();
  return I < A.getNumInputs() ? A.getInputExpr(I) : nullptr;
}

std::string AsmView::constraint(unsigned I) const {
  if (I < A.getNumOutputs())
    return std::string(A.getOutputConstraint(I));
  I -= A.getNumOutputs();
  return I < A.getNumInputs() ? std::string(A.getInputConstraint(I))
                              : std::string();
}

llvm::StringRef AsmView::name(unsigned I) const {
  if (I < A.getNumOutputs())
    return A.getOutputName(I);
  I -= A.getNumOutputs();
  return I < A.getNumInputs() ? A.getInputName(I) : llvm::StringRef();
}

std::optional<unsigned> AsmView::index(const ptx::PtxOperand &O) const {
  if (!O.is(ptx::PtxOperand::Kind::AsmOperand))
    return std::nullopt;
  if (O.Index >= 0)
    return static_cast<unsigned>(O.Index) < size()
               ? std::optional<unsigned>(O.Index)
               : std::nullopt;
  for (unsigned I = 0; I < size(); ++I)
    if (!O.Name.empty() && name(I) == O.Name)
      return I;
  return std::nullopt;
}

const Expr *AsmView::expr(const ptx::PtxOperand &O) const {
  std::optional<unsigned> I = index(O);
  return I ? operand(*I) : nullptr;
}

bool smemlint::mayBeAsync(const GCCAsmStmt &A) {
  std::string Text = asmTemplate(A);
  llvm::StringRef T = Text;
  return T.contains(".async") || T.contains("st.bulk") ||
         T.contains("mbarrier.");
}
