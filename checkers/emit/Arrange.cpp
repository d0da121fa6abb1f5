//===- Arrange.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arrange.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>
#include <tuple>

using namespace clang;
using namespace smemlint;

std::vector<Finding> smemlint::arrange(std::vector<Finding> Found,
                                       const SourceManager &SM) {
  llvm::erase_if(Found, [&](const Finding &F) {
    return F.Loc.isInvalid() || SM.isInSystemHeader(SM.getExpansionLoc(F.Loc));
  });
  auto Place = [&](const Finding &F) { return SM.getFileLoc(F.Loc); };
  llvm::stable_sort(Found, [&](const Finding &A, const Finding &B) {
    // As clang-tidy sorts: by file name, place and message.
    SourceLocation LA = Place(A), LB = Place(B);
    if (SM.getFileID(LA) != SM.getFileID(LB)) {
      if (int Order = SM.getFilename(LA).compare(SM.getFilename(LB)))
        return Order < 0;
      return SM.isBeforeInTranslationUnit(LA, LB);
    }
    if (LA != LB)
      return SM.getFileOffset(LA) < SM.getFileOffset(LB);
#if CLANG_VERSION_MAJOR >= 22
    return std::tie(A.Message, A.Check) < std::tie(B.Message, B.Check);
#else
    return std::tie(A.Check, A.Message) < std::tie(B.Check, B.Message);
#endif
  });

  std::vector<Finding> Out;
  std::map<std::tuple<llvm::StringRef, SourceLocation, std::string>, size_t> At;
  std::vector<std::set<std::string>> Named;
  for (Finding &F : Found) {
    auto [It, New] = At.try_emplace({F.Check, Place(F), F.Key}, Out.size());
    if (New) {
      Out.push_back(std::move(F));
      Named.emplace_back();
    }
    const Finding &Same = New ? Out.back() : F;
    if (!Same.Instantiation.empty())
      Named[It->second].insert(Same.Instantiation);
  }
  constexpr size_t MostNamed = 4;
  for (size_t I = 0; I < Out.size(); ++I) {
    size_t Count = 0;
    for (const std::string &Name : Named[I]) {
      if (++Count > MostNamed) {
        Out[I].Notes.push_back(
            {Out[I].Loc,
             "and " + std::to_string(Named[I].size() - MostNamed) +
                 " more instantiations",
             {}});
        break;
      }
      Out[I].Notes.push_back(
          {Out[I].Loc, "in the instantiation '" + Name + "'", {}});
    }
  }
  return Out;
}
