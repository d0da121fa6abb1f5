//===- PtxParser.cpp - Reads inline PTX templates -------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxParser.h"
#include "ptx/PtxOperandParser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using llvm::StringRef;

namespace smemlint::ptx {

const PtxOperand *PtxOperand::base() const {
  return is(Kind::Address) && !Elements.empty() ? &Elements[0] : nullptr;
}
const PtxOperand *PtxOperand::offset() const {
  return is(Kind::Address) && HasOffset ? &Elements[1] : nullptr;
}
const PtxOperand *PtxOperand::list() const {
  size_t Before = HasOffset ? 2 : 1;
  return is(Kind::Address) && Elements.size() > Before ? &Elements[Before]
                                                       : nullptr;
}
const PtxModifier *PtxInstruction::modifier(StringRef Text) const {
  for (const PtxModifier &M : Modifiers)
    if (M.Text == Text)
      return &M;
  return nullptr;
}

namespace {

using T = PtxToken::Kind;

class Parser {
public:
  Parser(llvm::ArrayRef<PtxToken> Tokens, PtxBlock &Block)
      : Block(Block), C(Tokens, Block.Diagnostics) {}
  void run();

private:
  void statement();
  void directive();
  void registers(uint32_t Begin);
  void instruction(std::optional<PtxPredicate> Predicate, uint32_t Begin);
  bool predicate(PtxPredicate &P);
  void opcode(PtxInstruction &I);
  void modifiers(PtxInstruction &I, const PtxToken &Token, size_t Skip);
  void endStatement();
  void skipStatement();
  void openScope();
  void closeScope();
  void resolve(PtxOperand &O);
  const PtxRegister *lookUp(StringRef Name) const;

  PtxBlock &Block;
  PtxTokenCursor C;
  unsigned Scope = 0;
  // Innermost declaration last, per name; closeScope() removes its own.
  llvm::StringMap<llvm::SmallVector<unsigned, 1>> Visible;
  std::vector<unsigned> Declared; // indices, in order, of the open scopes
};

void Parser::run() {
  Block.ScopeParents.push_back(0);
  while (!C.atEnd())
    statement();
  if (Scope != 0)
    C.errorHere("expected '}'");
}

void Parser::statement() {
  const PtxToken Token = C.peek();
  if (Token.is('{'))
    return openScope();
  if (Token.is('}'))
    return closeScope();
  if (Token.is(';')) {
    C.errorHere("empty statement");
    C.advance();
    return;
  }
  if (Token.K == T::DotWord)
    return directive();
  if (Token.K == T::Word && C.peek(1).is(':')) {
    Block.Labels.push_back({Token.Text, Scope, {Token.Begin, Token.End}});
    C.advance();
    C.advance();
    return;
  }
  std::optional<PtxPredicate> Predicate;
  if (Token.is('@')) {
    Predicate.emplace();
    if (!predicate(*Predicate))
      return skipStatement();
  }
  if (C.peek().K != T::Word) {
    C.errorHere("expected an instruction");
    return skipStatement();
  }
  instruction(std::move(Predicate), Token.Begin);
}

bool Parser::predicate(PtxPredicate &P) {
  P.Range.Begin = C.advance().Begin;
  P.Negated = C.consume('!');
  T Kind = C.peek().K;
  if (Kind != T::Word && Kind != T::Percent && Kind != T::Operand)
    return C.errorHere("expected a predicate register");
  // A plain register: the next word is the opcode, so no operand syntax here.
  const PtxToken Token = C.advance();
  P.Guard.Range = {Token.Begin, Token.End};
  P.Guard.Name = Token.Text;
  P.Guard.K = Kind == T::Operand   ? PtxOperand::Kind::AsmOperand
              : Kind == T::Percent ? PtxOperand::Kind::SpecialRegister
                                   : PtxOperand::Kind::Symbol;
  if (Kind == T::Operand && P.Guard.Name.getAsInteger(10, P.Guard.Index))
    P.Guard.Index = -1;
  resolve(P.Guard);
  P.Range.End = Token.End;
  return true;
}

/// Splits the part of \p Token behind \p Skip bytes at its dots.
void Parser::modifiers(PtxInstruction &I, const PtxToken &Token, size_t Skip) {
  StringRef Rest = Token.Text.substr(Skip);
  auto At = static_cast<uint32_t>(Token.Begin + Skip);
  while (!Rest.empty()) {
    size_t Length = std::min(Rest.find('.', 1), Rest.size());
    I.Modifiers.push_back(
        {Rest.slice(1, Length), {At, static_cast<uint32_t>(At + Length)}});
    At += Length;
    Rest = Rest.substr(Length);
  }
  I.Pasted |= Token.Pasted;
  I.OpcodeRange.End = Token.End;
}

void Parser::opcode(PtxInstruction &I) {
  const PtxToken Token = C.advance();
  I.Stem = longestStem(Token.Text);
  size_t Length = I.Stem == PtxStem::Other
                      ? std::min(Token.Text.find('.'), Token.Text.size())
                      : stemText(I.Stem).size();
  I.StemText = Token.Text.take_front(Length);
  I.StemRange = {Token.Begin, static_cast<uint32_t>(Token.Begin + Length)};
  I.OpcodeRange = I.StemRange;
  modifiers(I, Token, Length);
  // ptxas reads the dots as tokens: blanks may stand before a modifier.
  while (C.peek().K == T::DotWord)
    modifiers(I, C.advance(), 0);
}

void Parser::instruction(std::optional<PtxPredicate> Predicate,
                         uint32_t Begin) {
  PtxInstruction I;
  I.Predicate = std::move(Predicate);
  I.Scope = Scope;
  opcode(I);
  bool Ok = true;
  if (!C.peek().is(';') && !C.peek().is('}') && !C.atEnd()) {
    do {
      PtxOperand O;
      Ok = parseOperand(C, O);
      if (Ok) {
        resolve(O);
        I.Operands.push_back(std::move(O));
      }
    } while (Ok && C.consume(','));
  }
  I.Malformed = !Ok;
  I.Range = {Begin, C.lastEnd()};
  Block.Instructions.push_back(std::move(I));
  if (Ok)
    endStatement();
  else
    skipStatement();
}

void Parser::endStatement() {
  if (C.consume(';'))
    return;
  if (C.atEnd() || C.peek().is('}')) {
    C.error({C.lastEnd(), C.lastEnd()}, "expected ';'");
    return;
  }
  C.errorHere("expected ',' or ';'");
  if (!Block.Instructions.empty())
    Block.Instructions.back().Malformed = true;
  skipStatement();
}

/// To behind the next ';', or to the '}' that closes the scope.
void Parser::skipStatement() {
  unsigned Depth = 0;
  while (!C.atEnd() && !C.peek().is(';')) {
    if (C.peek().is('{'))
      ++Depth;
    if (C.peek().is('}') && Depth-- == 0)
      return;
    C.advance();
  }
  C.consume(';');
}

void Parser::directive() {
  const PtxToken Token = C.advance();
  if (Token.Text == ".reg")
    return registers(Token.Begin);
  // .pragma, .loc, .local, .branchtargets: nothing that data flows through.
  skipStatement();
}

void Parser::registers(uint32_t Begin) {
  std::optional<PtxType> Type;
  while (C.peek().K == T::DotWord) {
    // ".v4.f32" is one token; the last part that is a type counts.
    llvm::SmallVector<StringRef, 4> Parts;
    C.advance().Text.split(Parts, '.', -1, false);
    for (StringRef Part : Parts)
      if (auto Found = parsePtxType(Part))
        Type = Found;
  }
  do {
    const PtxToken Token = C.peek();
    if (Token.K != T::Word && Token.K != T::Percent) {
      C.errorHere("expected a register name");
      return skipStatement();
    }
    C.advance();
    PtxRegister R;
    R.Name = Token.Text;
    R.Type = Type;
    R.Scope = Scope;
    if (C.consume('<')) {
      if (C.peek().K != T::Number || C.peek().Text.getAsInteger(0, R.Count) ||
          !C.peek(1).is('>')) {
        C.errorHere("expected a register count");
        return skipStatement();
      }
      C.advance();
      C.advance();
    }
    R.Range = {Begin, C.lastEnd()};
    auto Id = static_cast<unsigned>(Block.Registers.size());
    Block.Registers.push_back(R);
    Visible[R.Name].push_back(Id);
    Declared.push_back(Id);
    Begin = C.peek().End;
  } while (C.consume(','));
  endStatement();
}

void Parser::openScope() {
  C.advance();
  Block.ScopeParents.push_back(Scope);
  Scope = static_cast<unsigned>(Block.ScopeParents.size() - 1);
}

void Parser::closeScope() {
  if (Scope == 0) {
    C.errorHere("'}' without '{'");
    C.advance();
    return;
  }
  C.advance();
  while (!Declared.empty() && Block.Registers[Declared.back()].Scope == Scope) {
    Visible[Block.Registers[Declared.back()].Name].pop_back();
    Declared.pop_back();
  }
  Scope = Block.ScopeParents[Scope];
}

/// `r3` is found as itself, or as the fourth of `r<4>`.
const PtxRegister *Parser::lookUp(StringRef Name) const {
  auto Find = [&](StringRef N) -> const PtxRegister * {
    auto It = Visible.find(N);
    return It == Visible.end() || It->second.empty()
               ? nullptr
               : &Block.Registers[It->second.back()];
  };
  if (const PtxRegister *R = Find(Name); R && R->Count == 0)
    return R;
  StringRef Stem = Name.rtrim("0123456789");
  unsigned Number;
  if (Stem.size() == Name.size() ||
      Name.substr(Stem.size()).getAsInteger(10, Number))
    return nullptr;
  const PtxRegister *R = Find(Stem);
  return R && Number < R->Count ? R : nullptr;
}

void Parser::resolve(PtxOperand &O) {
  using K = PtxOperand::Kind;
  for (PtxOperand &E : O.Elements)
    resolve(E);
  if (!O.is(K::Symbol) && !O.is(K::SpecialRegister))
    return;
  // v.x is a component of v.
  if (const PtxRegister *R = lookUp(O.Name.split('.').first)) {
    O.K = K::Register;
    O.RegType = R->Type;
  }
}

} // namespace

PtxBlock parse(StringRef Text) {
  PtxBlock Block;
  PtxLexer Lexer(Text);
  std::vector<PtxToken> Tokens;
  do
    Tokens.push_back(Lexer.next());
  while (Tokens.back().K != T::End);
  Parser(Tokens, Block).run();
  if (Lexer.openComment())
    Block.Diagnostics.push_back(
        {{Tokens.back().Begin, Tokens.back().End}, "comment has no end"});
  return Block;
}

} // namespace smemlint::ptx
