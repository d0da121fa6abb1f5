//===- CatalogueFiles.cpp -------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CatalogueFiles.h"
#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace smemlint;

std::vector<StringRef> smemlint::splitCatalogues(StringRef Value) {
  std::vector<StringRef> Paths;
  for (StringRef Path : split(Value, ';'))
    if (!Path.trim().empty())
      Paths.push_back(Path.trim());
  return Paths;
}

std::string smemlint::cataloguesFrom(StringRef Value, StringRef Folder) {
  std::vector<std::string> Full;
  for (StringRef Path : splitCatalogues(Value)) {
    SmallString<256> File(Path);
    if (!sys::path::is_absolute(Path)) {
      File = Folder;
      sys::path::append(File, Path);
      sys::path::remove_dots(File, /*remove_dot_dot=*/true);
    }
    Full.push_back(File.str().str());
  }
  return join(Full, ";");
}

/// Whether a .clang-tidy file gives the option this value.
static bool says(StringRef File, StringRef Value, StringRef Check) {
  auto Text = MemoryBuffer::getFile(File);
  if (!Text || !(*Text)->getBuffer().contains(CatalogueOption))
    return false;
  // clang-tidy has reported what is wrong with the file.
  auto Options = clang::tidy::parseConfigurationWithDiags(
      (*Text)->getMemBufferRef(), [](const SMDiagnostic &) {});
  if (!Options)
    return false;
  for (const std::string &Name :
       {CatalogueOption.str(), (Check + "." + CatalogueOption).str()}) {
    auto It = Options->CheckOptions.find(Name);
    if (It != Options->CheckOptions.end() && It->getValue().Value == Value)
      return true;
  }
  return false;
}

std::string smemlint::locateCatalogues(StringRef Value, StringRef Check,
                                       StringRef MainFile) {
  if (all_of(splitCatalogues(Value),
             [](StringRef Path) { return sys::path::is_absolute(Path); }))
    return Value.str();
  SmallString<256> Main(MainFile);
  sys::fs::make_absolute(Main);
  sys::path::remove_dots(Main, /*remove_dot_dot=*/true);
  for (StringRef Folder = sys::path::parent_path(Main); !Folder.empty();
       Folder = sys::path::parent_path(Folder)) {
    SmallString<256> File(Folder);
    sys::path::append(File, ".clang-tidy");
    if (says(File, Value, Check))
      return cataloguesFrom(Value, Folder);
  }
  return Value.str();
}
