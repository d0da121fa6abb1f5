//===- Catalogue.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalogue.h"
#include "CatalogueFile.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace smemlint;
using llvm::StringRef;

namespace {
/// One entry of a built-in file, as it is written there.
struct BuiltinItem {
  bool IsType;
  llvm::ArrayRef<llvm::StringLiteral> Names;
  llvm::StringLiteral Text;
};
#include "Builtin.inc"
} // namespace

static StringRef lastComponent(StringRef Name) {
  // "f<a::b>" has its "::" in the arguments.
  StringRef Plain = Name.take_until([](char C) { return C == '<'; });
  size_t At = Plain.rfind("::");
  return At == StringRef::npos ? Plain : Plain.substr(At + 2);
}

/// Whether a unit that has only identifiers of which \p IsNamed is true can
/// declare \p Name: each component is one.
static bool canDeclare(StringRef Name, const Catalogue::NameTest &IsNamed) {
  StringRef Rest = Name.take_until([](char C) { return C == '<'; });
  while (!Rest.empty()) {
    auto [Component, Others] = Rest.split("::");
    if (!IsNamed(Component))
      return false;
    Rest = Others;
  }
  return true;
}

Catalogue Catalogue::builtin(const NameTest &IsNamed) {
  std::string Functions, Types;
  for (const BuiltinItem &I : BuiltinItems)
    if (!IsNamed || llvm::any_of(I.Names, [&](StringRef Name) {
          return canDeclare(Name, IsNamed);
        }))
      (I.IsType ? Types : Functions) += I.Text;
  Catalogue C;
  if (Functions.empty() && Types.empty())
    return C;
  std::string Text = "version: 1\n";
  if (!Functions.empty())
    Text += "functions:\n" + Functions;
  if (!Types.empty())
    Text += "types:\n" + Types;
  if (llvm::Error E = C.add({Text, "<built-in catalogue>"}))
    llvm::report_fatal_error(std::move(E)); // tested: never in a build
  return C;
}

llvm::Error Catalogue::addFile(StringRef Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   "cannot read catalogue '" + Path.str() +
                                       "': " + Buffer.getError().message());
  return add((*Buffer)->getMemBufferRef());
}

llvm::Error Catalogue::add(llvm::MemoryBufferRef File) {
  CatalogueFile Parsed;
  if (llvm::Error E = parseCatalogueFile(File, Parsed))
    return E;

  llvm::StringMap<Forms> New;
  for (CatalogueEntry &E : Parsed.Entries) {
    Entries.push_back(std::move(E));
    const CatalogueEntry &Kept = Entries.back();
    New[Kept.Name].push_back(&Kept);
    FunctionNames[lastComponent(Kept.Name)] = 1;
  }
  for (auto &Item : New)
    ByName[Item.getKey()] = std::move(Item.getValue());
  for (CatalogueType &T : Parsed.Types) {
    Types.push_back(std::move(T));
    const CatalogueType &Kept = Types.back();
    TypeByName[Kept.Name] = &Kept;
    TypeNames[lastComponent(Kept.Name)] = 1;
  }
  return llvm::Error::success();
}

const Catalogue::Forms &Catalogue::functions(StringRef QualifiedName) const {
  static const Forms None;
  auto It = ByName.find(QualifiedName);
  return It == ByName.end() ? None : It->second;
}

const CatalogueType *Catalogue::type(StringRef QualifiedName) const {
  return TypeByName.lookup(QualifiedName);
}
