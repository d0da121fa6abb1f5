//===- NvccDialect.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NvccDialect.h"
#include "Prelude.h"
#include "SharedObjects.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Basic/DiagnosticAST.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/PreprocessorOptions.h"

using namespace clang;
using namespace smemlint;

bool smemlint::isSyntaxOnly(const CompilerInstance &CI) {
  frontend::ActionKind Action = CI.getFrontendOpts().ProgramAction;
  return Action == frontend::ParseSyntaxOnly || Action == frontend::FixIt;
}

bool smemlint::dialectApplies(const CompilerInstance &CI) {
  bool Preamble = CI.getFrontendOpts().ProgramAction == frontend::GeneratePCH &&
                  CI.getPreprocessorOpts().GeneratePreamble;
  // A precompiled header that the user made was made without the dialect; that
  // of an editor was made with it.
  const PreprocessorOptions &PP = CI.getPreprocessorOpts();
  if (!PP.ImplicitPCHInclude.empty() && !PP.PrecompiledPreambleBytes.first)
    return false;
  return CI.getLangOpts().CUDA && (isSyntaxOnly(CI) || Preamble);
}

/// The keywords of the options are settled by now: only what Sema takes
/// changes.
static void setLanguage(LangOptions &Opts) {
  // A pointer cast to a 32-bit integer is a warning, as in nvcc.
  Opts.MicrosoftExt = 1;
  // `extern __shared__ T x;` need not be an array.
  Opts.GPURelocatableDeviceCode = 1;
}

/// nvcc hands a `%` that begins no operand to ptxas as it is. clang says an
/// error of it but keeps the statement whole, so nothing else has to change.
static void allowSinglePercent(DiagnosticsEngine &Diags) {
#if LLVM_ENABLE_ABI_BREAKING_CHECKS
  // A clang with assertions lets no error be ignored.
  (void)Diags;
#else
  Diags.setSeverity(diag::err_asm_invalid_escape, diag::Severity::Ignored,
                    SourceLocation());
#endif
}

std::unique_ptr<ASTConsumer> smemlint::startNvccDialect(CompilerInstance &CI) {
  if (!dialectApplies(CI))
    return std::make_unique<ASTConsumer>();
  setLanguage(CI.getLangOpts());
  allowSinglePercent(CI.getDiagnostics());
  addPrelude(CI);
  return std::make_unique<SharedObjects>();
}
