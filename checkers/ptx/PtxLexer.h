//===- PtxLexer.h - Tokens of inline PTX ---------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXLEXER_H
#define SMEMLINT_PTX_PTXLEXER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace smemlint::ptx {

struct PtxToken {
  enum class Kind : uint8_t {
    End,
    Word,    ///< st.async.weak, p, _, LAB_%=
    DotWord, ///< .reg, .b32: a directive, or modifiers behind a blank
    Operand, ///< %0, %[name]
    Percent, ///< %%laneid, %laneid; Text without the signs
    Number,
    String,
    Punct, ///< one character, Text[0]
  };
  Kind K = Kind::End;
  bool Pasted = false;       ///< Word: contains %0, %= or ${:uid}
  bool Unterminated = false; ///< String: no closing quote
  uint32_t Begin = 0, End = 0;
  llvm::StringRef Text;

  bool is(char C) const { return K == Kind::Punct && Text[0] == C; }
};

class PtxLexer {
public:
  explicit PtxLexer(llvm::StringRef Source) : Source(Source) {}
  PtxToken next();
  /// A `/*` without its end was met; the rest of the text is comment.
  bool openComment() const { return OpenComment; }

private:
  void skipBlanks();
  size_t pasteLength(size_t At) const;
  PtxToken word(PtxToken::Kind K);
  PtxToken percent();
  PtxToken number();
  PtxToken string();
  PtxToken finish(PtxToken::Kind K, size_t Begin, llvm::StringRef Text);
  char at(size_t I) const { return I < Source.size() ? Source[I] : '\0'; }

  llvm::StringRef Source;
  size_t Pos = 0;
  bool OpenComment = false;
};

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXLEXER_H
