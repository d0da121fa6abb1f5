//===- SourceFiles.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceFiles.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;
using namespace smemlint;
using llvm::StringRef;

SourceFile::SourceFile(std::unique_ptr<llvm::MemoryBuffer> B)
    : Buffer(std::move(B)) {
  StringRef Text = text();
  LineStarts.push_back(0);
  for (size_t At = Text.find('\n'); At != StringRef::npos;
       At = Text.find('\n', At + 1))
    LineStarts.push_back(At + 1);
}

/// Code units that UTF-8 text takes in UTF-16. Only a character outside the
/// basic plane, four bytes long, takes two.
static unsigned utf16Length(StringRef Text) {
  unsigned Units = 0;
  for (unsigned char Byte : Text)
    if ((Byte & 0xC0) != 0x80)
      Units += Byte >= 0xF0 ? 2 : 1;
  return Units;
}

std::pair<unsigned, unsigned> SourceFile::position(size_t Offset) const {
  Offset = std::min(Offset, text().size());
  size_t Line = llvm::upper_bound(LineStarts, Offset) - LineStarts.begin();
  StringRef Before = text().slice(LineStarts[Line - 1], Offset);
  if (Line == 1)
    Before.consume_front("\xEF\xBB\xBF");
  return {Line, utf16Length(Before) + 1};
}

llvm::ArrayRef<TokenRange> SourceFile::tokens() const {
  if (!Tokens.empty())
    return Tokens;
  LangOptions Opts;
  std::vector<std::string> Includes;
  LangOptions::setLangDefaults(Opts, Language::CUDA, llvm::Triple(), Includes,
                               LangStandard::lang_gnucxx20);
  StringRef Text = text();
  Lexer Lex(SourceLocation(), Opts, Text.begin(), Text.begin(), Text.end());
  Token Tok;
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(tok::eof);
       Lex.LexFromRawLexer(Tok)) {
    size_t End = Lex.getBufferLocation() - Text.begin();
    Tokens.push_back({End - Tok.getLength(), End});
  }
  return Tokens;
}

static std::string tidy(llvm::SmallString<256> Path) {
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  std::string Out = llvm::sys::path::convert_to_slash(Path);
  while (!Out.empty() && Out.back() == '/')
    Out.pop_back();
  return Out;
}

SourceFiles::SourceFiles(StringRef From,
                         llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> F)
    : FS(std::move(F)) {
  Root = absolute(From, {});
  llvm::SmallString<256> Real;
  RealRoot =
      FS->getRealPath(Root.empty() ? "/" : Root, Real) ? Root : tidy(Real);
}

std::string SourceFiles::absolute(StringRef Path,
                                  StringRef BuildDirectory) const {
  llvm::SmallString<256> Out(Path);
  if (!llvm::sys::path::is_absolute(Path) && !BuildDirectory.empty()) {
    Out = BuildDirectory;
    llvm::sys::path::append(Out, Path);
  }
  // Without a working directory, the path stays as it is.
  (void)FS->makeAbsolute(Out);
  return tidy(Out);
}

const SourceFile *SourceFiles::find(StringRef Path, StringRef BuildDirectory) {
  if (Path.empty())
    return nullptr;
  std::string Name = absolute(Path, BuildDirectory);
  auto [It, New] = Files.try_emplace(Name);
  if (New)
    if (auto Buffer = FS->getBufferForFile(Name))
      It->second = std::make_unique<SourceFile>(std::move(*Buffer));
  return It->second.get();
}

/// Takes \p Root and the slash after it off.
static bool below(StringRef &Path, StringRef Root) {
  return Path.consume_front(Root) && Path.consume_front("/") && !Path.empty();
}

std::pair<std::string, bool> SourceFiles::name(StringRef Path,
                                               StringRef BuildDirectory) const {
  std::string Absolute = absolute(Path, BuildDirectory);
  StringRef Rest = Absolute;
  if (below(Rest, Root))
    return {Rest.str(), true};
  llvm::SmallString<256> Real;
  if (!FS->getRealPath(Absolute, Real)) {
    std::string Clean = tidy(Real);
    Rest = Clean;
    if (below(Rest, RealRoot))
      return {Rest.str(), true};
  }
  return {Absolute, false};
}
