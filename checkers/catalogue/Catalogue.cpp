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
struct BuiltinFile {
  const char *Name;
  const char *Text;
  size_t Size;
  /// Only of use where the unit names one of these; empty: everywhere.
  llvm::ArrayRef<llvm::StringLiteral> IfNamed;
};
#include "Builtin.inc"
} // namespace

static StringRef lastComponent(StringRef Name) {
  // "f<a::b>" has its "::" in the arguments.
  StringRef Plain = Name.take_until([](char C) { return C == '<'; });
  size_t At = Plain.rfind("::");
  return At == StringRef::npos ? Plain : Plain.substr(At + 2);
}

Catalogue Catalogue::builtin(NameTest IsNamed) {
  Catalogue C;
  for (const BuiltinFile &F : BuiltinFiles) {
    if (IsNamed && !F.IfNamed.empty() && llvm::none_of(F.IfNamed, IsNamed))
      continue;
    if (llvm::Error E = C.add({StringRef(F.Text, F.Size), F.Name}))
      llvm::report_fatal_error(std::move(E)); // tested: never in a build
  }
  return C;
}

llvm::Error Catalogue::addFile(StringRef Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return llvm::createStringError(
        Buffer.getError(), "cannot read catalogue '" + Path.str() +
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
