//===- AsmText.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmText.h"
#include "resolve/ClangCompat.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace smemlint;

static const StringLiteral *literalOf(const GCCAsmStmt &A) {
#if CLANG_VERSION_MAJOR >= 21
  return dyn_cast_or_null<StringLiteral>(A.getAsmStringExpr());
#else
  return A.getAsmString();
#endif
}

std::optional<FixItHint> smemlint::replaceInTemplate(const AsmView &V,
                                                     ptx::PtxRange R,
                                                     llvm::StringRef New,
                                                     const ASTContext &Ctx) {
  const StringLiteral *L = literalOf(V.statement());
  if (!L || R.End > V.text().size())
    return std::nullopt;
  const SourceManager &SM = Ctx.getSourceManager();
  auto At = [&](unsigned Byte) {
    return L->getLocationOfByte(Byte, SM, Ctx.getLangOpts(),
                                Ctx.getTargetInfo());
  };
  if (R.empty()) {
    if (R.Begin >= V.text().size())
      return std::nullopt;
    SourceLocation Loc = At(R.Begin);
    if (Loc.isInvalid() || Loc.isMacroID())
      return std::nullopt;
    return FixItHint::CreateInsertion(Loc, New);
  }
  SourceLocation Begin = At(R.Begin), Last = At(R.End - 1);
  if (Begin.isInvalid() || Begin.isMacroID() || Last.isMacroID())
    return std::nullopt;
  // One piece of one literal, with no escape in it.
  auto Range = CharSourceRange::getCharRange(Begin, Last.getLocWithOffset(1));
  llvm::StringRef Source = Lexer::getSourceText(Range, SM, Ctx.getLangOpts());
  if (Source != V.text().slice(R.Begin, R.End))
    return std::nullopt;
  return FixItHint::CreateReplacement(Range, New);
}

bool smemlint::hasMemoryClobber(const GCCAsmStmt &A) {
  for (unsigned I = 0; I < A.getNumClobbers(); ++I)
    if (llvm::StringRef(A.getClobber(I)) == "memory")
      return true;
  return false;
}

std::optional<FixItHint> smemlint::addMemory(const AsmView &V,
                                             const ASTContext &Ctx) {
  const GCCAsmStmt &A = V.statement();
  const SourceManager &SM = Ctx.getSourceManager();
  SourceLocation Close = A.getRParenLoc();
  if (Close.isInvalid() || Close.isMacroID() || A.getAsmLoc().isMacroID() ||
      SM.isInSystemHeader(Close))
    return std::nullopt;
  if (A.getNumClobbers() > 0)
    return FixItHint::CreateInsertion(Close, ", \"memory\"");
  // How many of the three colons are written already.
  auto [File, From] = SM.getDecomposedLoc(A.getAsmLoc());
  auto [CloseFile, To] = SM.getDecomposedLoc(Close);
  if (File != CloseFile)
    return std::nullopt;
  llvm::StringRef Buffer = SM.getBufferData(File);
  Lexer Lex(SM.getLocForStartOfFile(File), Ctx.getLangOpts(), Buffer.begin(),
            Buffer.data() + From, Buffer.end());
  unsigned Depth = 0, Colons = 0;
  Token T;
  while (!Lex.LexFromRawLexer(T) && SM.getFileOffset(T.getLocation()) < To) {
    if (T.isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      ++Depth;
    else if (T.isOneOf(tok::r_paren, tok::r_square, tok::r_brace))
      --Depth;
    else if (Depth == 1 && T.is(tok::colon))
      ++Colons;
    else if (Depth == 1 && T.is(tok::coloncolon))
      Colons += 2;
  }
  if (Colons > 3)
    return std::nullopt;
  std::string Text = Colons == 3 ? "" : " ";
  Text.append(3 - Colons, ':');
  return FixItHint::CreateInsertion(Close, Text + " \"memory\"");
}

std::optional<FixItHint> smemlint::addVolatile(const AsmView &V,
                                               const ASTContext &Ctx) {
  SourceLocation Loc = V.statement().getAsmLoc();
  if (Loc.isInvalid() || Loc.isMacroID())
    return std::nullopt;
  SourceLocation After = Lexer::getLocForEndOfToken(
      Loc, 0, Ctx.getSourceManager(), Ctx.getLangOpts());
  return FixItHint::CreateInsertion(After, " volatile");
}
