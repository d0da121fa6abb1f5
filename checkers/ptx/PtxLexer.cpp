//===- PtxLexer.cpp - Tokens of inline PTX --------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxLexer.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace smemlint::ptx {

using K = PtxToken::Kind;

static bool isWordStart(char C) {
  return llvm::isAlpha(C) || C == '_' || C == '$';
}
static bool isWordPart(char C) {
  return llvm::isAlnum(C) || C == '_' || C == '$';
}

PtxToken PtxLexer::finish(K Kind, size_t Begin, StringRef Text) {
  PtxToken T;
  T.K = Kind;
  T.Begin = static_cast<uint32_t>(Begin);
  T.End = static_cast<uint32_t>(Pos);
  T.Text = Text;
  return T;
}

void PtxLexer::skipBlanks() {
  while (Pos < Source.size()) {
    if (llvm::isSpace(Source[Pos])) {
      ++Pos;
    } else if (Source.substr(Pos).starts_with("//")) {
      Pos = std::min(Source.find('\n', Pos), Source.size());
    } else if (Source.substr(Pos).starts_with("/*")) {
      size_t End = Source.find("*/", Pos + 2);
      OpenComment |= End == StringRef::npos;
      Pos = End == StringRef::npos ? Source.size() : End + 2;
    } else {
      return;
    }
  }
}

/// Length of a placeholder that is part of a longer word: %=, ${:uid}, %0,
/// %[name]. 0 when there is none at \p At.
size_t PtxLexer::pasteLength(size_t At) const {
  StringRef Rest = Source.substr(At);
  if (Rest.starts_with("%="))
    return 2;
  if (Rest.starts_with("${:uid}"))
    return 7;
  if (!Rest.starts_with("%"))
    return 0;
  size_t Digits = 1;
  while (llvm::isDigit(at(At + Digits)))
    ++Digits;
  if (Digits > 1)
    return Digits;
  if (at(At + 1) != '[')
    return 0;
  size_t I = 2;
  while (isWordPart(at(At + I)))
    ++I;
  return I > 2 && at(At + I) == ']' ? I + 1 : 0;
}

/// An opcode with all its parts, a name, a label. '.' and '::' belong to it
/// where a part follows, so that "L:" leaves the colon alone.
PtxToken PtxLexer::word(K Kind) {
  size_t Begin = Pos;
  bool Pasted = false;
  if (Kind == K::DotWord)
    ++Pos;
  while (Pos < Source.size()) {
    if (size_t Length = pasteLength(Pos)) {
      Pasted = true;
      Pos += Length;
    } else if (isWordPart(Source[Pos])) {
      ++Pos;
    } else if (Source[Pos] == '.' &&
               (isWordPart(at(Pos + 1)) || pasteLength(Pos + 1))) {
      ++Pos;
    } else if (Source[Pos] == ':' && at(Pos + 1) == ':' &&
               (isWordPart(at(Pos + 2)) || pasteLength(Pos + 2))) {
      Pos += 2;
    } else {
      break;
    }
  }
  PtxToken T = finish(Kind, Begin, Source.slice(Begin, Pos));
  T.Pasted = Pasted;
  return T;
}

/// Behind '%'. A '%%' is a literal percent sign; nvcc takes a single one too.
PtxToken PtxLexer::percent() {
  size_t Begin = Pos;
  size_t Name = Pos + 1;
  if (size_t Length = pasteLength(Pos)) {
    if (at(Name) == '=')
      return word(K::Word);
    Pos += Length;
    StringRef Inner = Source.slice(Name, Pos);
    if (Inner.consume_front("["))
      Inner = Inner.drop_back();
    return finish(K::Operand, Begin, Inner);
  }
  if (at(Name) == '%')
    ++Name;
  Pos = Name;
  if (!isWordStart(at(Name))) {
    // %{ %| %} are those characters; anything else is a stray sign.
    if (Name == Begin + 1 && StringRef("{|}").contains(at(Name)) &&
        Pos < Source.size())
      ++Pos;
    return finish(K::Punct, Begin, Source.slice(Pos - 1, Pos));
  }
  while (isWordPart(at(Pos)) || (at(Pos) == '.' && isWordPart(at(Pos + 1))))
    ++Pos;
  return finish(K::Percent, Begin, Source.slice(Name, Pos));
}

PtxToken PtxLexer::number() {
  size_t Begin = Pos;
  bool Prefixed = at(Pos) == '0' && llvm::isAlpha(at(Pos + 1));
  while (isWordPart(at(Pos)) ||
         (at(Pos) == '.' && llvm::isDigit(at(Pos + 1)))) {
    bool Exponent = !Prefixed && (at(Pos) == 'e' || at(Pos) == 'E');
    ++Pos;
    if (Exponent && (at(Pos) == '-' || at(Pos) == '+'))
      ++Pos;
  }
  if (!Prefixed && at(Pos) == '.') // "1."
    ++Pos;
  return finish(K::Number, Begin, Source.slice(Begin, Pos));
}

PtxToken PtxLexer::string() {
  size_t Begin = Pos++;
  while (Pos < Source.size() && Source[Pos] != '"')
    Pos += Source[Pos] == '\\' ? 2 : 1;
  Pos = std::min(Pos, Source.size());
  bool Open = Pos == Source.size();
  if (!Open)
    ++Pos;
  PtxToken T = finish(K::String, Begin, Source.slice(Begin, Pos));
  T.Unterminated = Open;
  return T;
}

PtxToken PtxLexer::next() {
  skipBlanks();
  if (Pos >= Source.size())
    return finish(K::End, Source.size(), "");
  char C = Source[Pos];
  if (isWordStart(C))
    return word(K::Word);
  if (C == '.' && (isWordPart(at(Pos + 1)) || pasteLength(Pos + 1)))
    return word(K::DotWord);
  if (C == '%')
    return percent();
  if (llvm::isDigit(C))
    return number();
  if (C == '"')
    return string();
  ++Pos;
  return finish(K::Punct, Pos - 1, Source.slice(Pos - 1, Pos));
}

} // namespace smemlint::ptx
