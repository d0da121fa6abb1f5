//===- PtxOperandParser.h - Reads PTX operands ---------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Internal to the parser: the operand grammar, on a token list.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXOPERANDPARSER_H
#define SMEMLINT_PTX_PTXOPERANDPARSER_H

#include "ptx/PtxLexer.h"
#include "ptx/PtxParser.h"
#include "llvm/ADT/Twine.h"

namespace smemlint::ptx {

/// A position in the token list of one template. The list ends in an End token,
/// and advance() never goes past it.
class PtxTokenCursor {
public:
  PtxTokenCursor(llvm::ArrayRef<PtxToken> Tokens,
                 std::vector<PtxDiagnostic> &Diagnostics)
      : Tokens(Tokens), Diagnostics(Diagnostics) {}

  const PtxToken &peek(unsigned Ahead = 0) const {
    return Tokens[std::min<size_t>(Pos + Ahead, Tokens.size() - 1)];
  }
  bool atEnd() const { return peek().K == PtxToken::Kind::End; }
  PtxToken advance() {
    PtxToken T = peek();
    Pos += !atEnd();
    return T;
  }
  bool consume(char C) {
    if (!peek().is(C))
      return false;
    advance();
    return true;
  }
  /// End of the token before the current one.
  uint32_t lastEnd() const { return Pos ? Tokens[Pos - 1].End : 0; }
  /// Returns false, for `return error(...)`.
  bool error(PtxRange R, const llvm::Twine &Message) {
    Diagnostics.push_back({R, Message.str()});
    return false;
  }
  bool errorHere(const llvm::Twine &Message) {
    return error({peek().Begin, peek().End}, Message);
  }

private:
  llvm::ArrayRef<PtxToken> Tokens;
  std::vector<PtxDiagnostic> &Diagnostics;
  size_t Pos = 0;
};

/// Reads one operand into \p Out; false, with a diagnostic, when malformed.
bool parseOperand(PtxTokenCursor &Cursor, PtxOperand &Out);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXOPERANDPARSER_H
