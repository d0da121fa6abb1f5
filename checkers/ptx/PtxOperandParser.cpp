//===- PtxOperandParser.cpp - Reads PTX operands --------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxOperandParser.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace smemlint::ptx {

namespace {

using K = PtxOperand::Kind;
using T = PtxToken::Kind;

/// Deeper nesting than any instruction has; bounds the recursion.
constexpr unsigned MaxDepth = 16;

class OperandParser {
public:
  explicit OperandParser(PtxTokenCursor &C) : C(C) {}
  bool operand(PtxOperand &O, unsigned Depth);

private:
  bool expression(PtxOperand &O, unsigned Depth);
  bool product(PtxOperand &O, unsigned Depth);
  bool unary(PtxOperand &O, unsigned Depth);
  bool primary(PtxOperand &O, unsigned Depth);
  bool address(PtxOperand &O, unsigned Depth);
  bool elements(PtxOperand &O, char Close, unsigned Depth);
  void append(PtxOperand &O, char Sign, PtxOperand Term);
  void close(PtxOperand &O) { O.Range.End = C.lastEnd(); }

  PtxTokenCursor &C;
};

/// "0f3F800000", "0d...", "1.5", "1e3". PTX ISA 4.5.2.
bool isFloatLiteral(StringRef S) {
  if (S.size() > 2 && S[0] == '0' && StringRef("fFdD").contains(S[1]))
    return true;
  if (S.starts_with_insensitive("0x"))
    return false;
  return S.find_first_of(".eE") != StringRef::npos;
}

void setNumber(PtxOperand &O, StringRef S) {
  O.K = K::Immediate;
  O.Name = S;
  O.IsFloat = isFloatLiteral(S);
  uint64_t V;
  if (!O.IsFloat && !S.rtrim("uU").getAsInteger(0, V))
    O.Value = static_cast<int64_t>(V);
}

/// The literal, or an expression of literals: what '+' and '*' may follow.
bool isConstantLike(const PtxOperand &O) {
  return O.is(K::Immediate) || O.is(K::Expression) || O.is(K::AsmOperand);
}

/// Wraps around like ptxas's 64-bit constants; nullopt where it has no value.
std::optional<int64_t> fold(int64_t L, char Sign, int64_t R) {
  auto U = static_cast<uint64_t>(L), V = static_cast<uint64_t>(R);
  switch (Sign) {
  case '+':
    return static_cast<int64_t>(U + V);
  case '-':
    return static_cast<int64_t>(U - V);
  case '*':
    return static_cast<int64_t>(U * V);
  default:
    if (R == 0 || R == -1)
      return std::nullopt;
    return L / R;
  }
}

void OperandParser::append(PtxOperand &O, char Sign, PtxOperand Term) {
  if (!O.is(K::Expression)) {
    PtxOperand First = std::move(O);
    O = PtxOperand();
    O.K = K::Expression;
    O.Range = First.Range;
    O.Value = First.Value;
    O.Elements.push_back(std::move(First));
  }
  O.Value =
      O.Value && Term.Value ? fold(*O.Value, Sign, *Term.Value) : std::nullopt;
  O.Elements.push_back(std::move(Term));
  close(O);
}

bool OperandParser::product(PtxOperand &O, unsigned Depth) {
  if (!unary(O, Depth))
    return false;
  while (isConstantLike(O) && (C.peek().is('*') || C.peek().is('/'))) {
    char Sign = C.advance().Text[0];
    PtxOperand Term;
    if (!unary(Term, Depth))
      return false;
    append(O, Sign, std::move(Term));
  }
  return true;
}

bool OperandParser::expression(PtxOperand &O, unsigned Depth) {
  if (!product(O, Depth))
    return false;
  while (isConstantLike(O) && (C.peek().is('+') || C.peek().is('-'))) {
    char Sign = C.advance().Text[0];
    PtxOperand Term;
    if (!product(Term, Depth))
      return false;
    append(O, Sign, std::move(Term));
  }
  return true;
}

bool OperandParser::unary(PtxOperand &O, unsigned Depth) {
  uint32_t Begin = C.peek().Begin;
  bool Minus = false, Not = false, Any = false;
  for (;; Any = true) { // "- - x" is legal, so count instead of recursing
    if (C.consume('-'))
      Minus = !Minus;
    else if (C.consume('!') || C.consume('~'))
      Not = true;
    else if (!C.consume('+'))
      break;
  }
  if (!primary(O, Depth))
    return false;
  O.Range.Begin = Begin;
  if (Minus && O.Value)
    O.Value = static_cast<int64_t>(0 - static_cast<uint64_t>(*O.Value));
  if (Not)
    O.Value.reset();
  if (Any && !O.is(K::Immediate) && !O.is(K::Expression))
    O.Negated = Minus || Not;
  return true;
}

bool OperandParser::elements(PtxOperand &O, char Close, unsigned Depth) {
  C.advance();
  while (true) {
    PtxOperand E;
    if (!operand(E, Depth + 1))
      return false;
    O.Elements.push_back(std::move(E));
    if (C.consume(','))
      continue;
    if (!C.consume(Close))
      return C.errorHere(llvm::Twine("expected ',' or '") + llvm::Twine(Close) +
                         "'");
    close(O);
    return true;
  }
}

bool OperandParser::address(PtxOperand &O, unsigned Depth) {
  O.K = K::Address;
  C.advance();
  if (C.peek().is(']'))
    return C.errorHere("expected an address");
  PtxOperand Base;
  if (!unary(Base, Depth + 1))
    return false;
  O.Elements.push_back(std::move(Base));
  // A '-' is not in the grammar: ptxas wants [%0+-8].
  if (C.peek().is('-'))
    C.errorHere("an address takes '+', also before a negative offset");
  if (C.peek().is('-') || C.consume('+')) {
    PtxOperand Offset;
    if (!expression(Offset, Depth + 1))
      return false;
    O.HasOffset = true;
    O.Elements.push_back(std::move(Offset));
  }
  if (C.consume(',')) {
    PtxOperand List;
    if (!operand(List, Depth + 1))
      return false;
    O.Elements.push_back(std::move(List));
  }
  if (!C.consume(']'))
    return C.errorHere("expected ']'");
  close(O);
  return true;
}

bool OperandParser::primary(PtxOperand &O, unsigned Depth) {
  const PtxToken &Token = C.peek();
  O.Range = {Token.Begin, Token.End};
  if (Depth > MaxDepth)
    return C.errorHere("operand is nested too deeply");
  if (Token.is('['))
    return address(O, Depth);
  if (Token.is('{')) {
    O.K = K::List;
    return elements(O, '}', Depth);
  }
  if (Token.is('(')) {
    O.K = K::List;
    if (!elements(O, ')', Depth))
      return false;
    if (O.Elements.size() == 1 && isConstantLike(O.Elements[0])) {
      PtxOperand Inner = std::move(O.Elements[0]);
      Inner.Range = O.Range;
      O = std::move(Inner);
    }
    return true;
  }
  switch (Token.K) {
  case T::Operand:
    O.K = K::AsmOperand;
    O.Name = Token.Text;
    if (O.Name.empty() || O.Name.getAsInteger(10, O.Index))
      O.Index = -1;
    break;
  case T::Percent:
    O.K = K::SpecialRegister;
    O.Name = Token.Text;
    break;
  case T::Word:
    O.K = Token.Text == "_" ? K::Sink : K::Symbol;
    O.Name = Token.Text;
    break;
  case T::Number:
    setNumber(O, Token.Text);
    break;
  case T::String:
    O.K = K::String;
    O.Name = Token.Text;
    break;
  default:
    return C.errorHere("expected an operand");
  }
  C.advance();
  return true;
}

bool OperandParser::operand(PtxOperand &O, unsigned Depth) {
  if (!expression(O, Depth))
    return false;
  while (C.peek().is('|')) {
    C.advance();
    PtxOperand Right;
    if (!expression(Right, Depth))
      return false;
    PtxOperand Left = std::move(O);
    O = PtxOperand();
    O.K = K::Pair;
    O.Range = Left.Range;
    if (Left.is(K::Pair)) // a|b|c: one flat tuple
      O.Elements = std::move(Left.Elements);
    else
      O.Elements.push_back(std::move(Left));
    O.Elements.push_back(std::move(Right));
    close(O);
  }
  return true;
}

} // namespace

bool parseOperand(PtxTokenCursor &Cursor, PtxOperand &Out) {
  return OperandParser(Cursor).operand(Out, 0);
}

} // namespace smemlint::ptx
