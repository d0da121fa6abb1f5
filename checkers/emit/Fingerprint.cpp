//===- Fingerprint.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fingerprint.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace smemlint;
using clang::tooling::Diagnostic;
using llvm::StringRef;

/// Written together, \p A and \p B would be one word.
static bool isWord(StringRef A, StringRef B) {
  return !A.empty() && clang::isAsciiIdentifierContinue(A.back()) &&
         clang::isAsciiIdentifierContinue(B.front());
}

std::string smemlint::codeAt(const SourceFile &File, size_t Offset) {
  // Enough for any call; a text whose brackets do not match has an end too.
  constexpr size_t MostTokens = 256;
  llvm::ArrayRef<TokenRange> Tokens = File.tokens();
  Tokens = Tokens.drop_while([&](TokenRange T) { return T.End <= Offset; });
  std::string Out;
  unsigned Depth = 0;
  StringRef Last;
  for (TokenRange T : Tokens.take_front(MostTokens)) {
    StringRef Text = File.text().slice(T.Begin, T.End);
    bool Opens = Text == "(" || Text == "[" || Text == "{";
    bool Closes = Text == ")" || Text == "]" || Text == "}";
    if (Depth == 0 && (Closes || Text == ";" || (Text == "{" && Last == ")")))
      break;
    Depth += Opens;
    Depth -= Closes;
    if (isWord(Last, Text))
      Out += ' ';
    Out += Text;
    Last = Text;
  }
  return Out;
}

std::vector<std::string>
smemlint::fingerprints(llvm::ArrayRef<Diagnostic> Findings,
                       SourceFiles &Files) {
  std::vector<std::string> Out;
  llvm::StringMap<unsigned> Seen;
  for (const Diagnostic &D : Findings) {
    const SourceFile *File = Files.find(D.Message.FilePath, D.BuildDirectory);
    std::string Text = D.DiagnosticName;
    Text += '\0';
    Text += Files.name(D.Message.FilePath, D.BuildDirectory).first;
    Text += '\0';
    // A file that is gone leaves the message to tell findings apart.
    Text += File ? codeAt(*File, D.Message.FileOffset) : D.Message.Message;
    std::string Hash = llvm::utohexstr(llvm::xxh3_64bits(Text),
                                       /*LowerCase=*/true, /*Width=*/16);
    Out.push_back(Hash + ":" + std::to_string(++Seen[Hash]));
  }
  return Out;
}
