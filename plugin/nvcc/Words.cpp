//===- Words.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/Words.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace smemlint {

/// What stands before a compiler, by the name of its program; the last two are
/// commands of "cmake -E".
static const StringLiteral Launchers[] = {
    "ccache",  "sccache", "distcc", "icecc", "buildcache",      "gomacc",
    "clcache", "env",     "nice",   "cmake", "__run_co_compile"};

/// NAME=VALUE, before the program that is to see it.
static bool isAssignment(StringRef Word) {
  auto [Name, Value] = Word.split('=');
  return Name.size() < Word.size() && !Name.empty() &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
}

ArrayRef<std::string> peel(ArrayRef<std::string> Words) {
  while (Words.size() > 1 && isAssignment(Words.front()))
    Words = Words.drop_front();
  while (Words.size() > 1 &&
         is_contained(Launchers, sys::path::stem(Words.front()))) {
    ArrayRef<std::string> Rest = Words.drop_front();
    while (Rest.size() > 1 && (isAssignment(Rest.front()) ||
                               StringRef(Rest.front()).starts_with("-")))
      Rest = Rest.drop_front();
    Words = Rest;
  }
  return Words;
}

CompilerKind compilerKind(ArrayRef<std::string> Peeled) {
  if (Peeled.empty())
    return CompilerKind::Other;
  StringRef Name = sys::path::filename(Peeled.front());
  Name.consume_back(".exe");
  if (Name == "nvcc" || Name.starts_with("nvcc-"))
    return CompilerKind::Nvcc;
  // clang, clang++, clang++-22, x86_64-linux-gnu-clang++
  return Name.contains("clang") ? CompilerKind::Clang : CompilerKind::Other;
}

std::string absolute(StringRef Directory, StringRef Name) {
  if (sys::path::is_absolute(Name))
    return Name.str();
  SmallString<256> Path(Directory);
  sys::path::append(Path, Name);
  return Path.str().str();
}

Expected<std::vector<std::string>>
expandResponseFiles(ArrayRef<std::string> Words, StringRef Directory,
                    vfs::FileSystem &FS) {
  BumpPtrAllocator Alloc;
  SmallVector<const char *, 32> Pointers;
  for (const std::string &Word : Words)
    Pointers.push_back(Word.c_str());
  cl::ExpansionContext Context(Alloc, cl::TokenizeGNUCommandLine);
  Context.setVFS(&FS).setCurrentDir(Directory);
  if (Error E = Context.expandResponseFiles(Pointers))
    return E;
  return std::vector<std::string>(Pointers.begin(), Pointers.end());
}

StringRef languageOf(StringRef X, StringRef File) {
  StringRef Name = X.empty() ? sys::path::extension(File) : X;
  if (Name == "cu" || Name == "cuda" || Name == ".cu")
    return "cuda";
  return Name == "c" || Name == ".c" ? "c" : "c++";
}

} // namespace smemlint
