//===- SiteIndex.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteIndex.h"

using namespace smemlint;

void SiteIndex::build() const {
  Built = true;
  for (const SitePtr &Ptr : Sites) {
    const AsyncSite *S = Ptr.get();
    auto Add = [&](unsigned K, const void *What) {
      auto &L = Lists[{K, What}];
      if (L.empty() || L.back() != S)
        L.push_back(S);
    };
    Add(Holder, S->Function);
    Add(End, S->innermost().Function);
    Add(Innermost, &S->innermost());
    Add(Place, S->Loc.getPtrEncoding());
    for (unsigned I = 0; I != NumRoles; ++I)
      for (const Trace &T : S->Operands[I].From)
        if (T.From.Decl)
          Add(Operands + I, T.From.Decl);
  }
}

SiteIndex::List SiteIndex::find(unsigned K, const void *What) const {
  if (!Built)
    build();
  auto It = Lists.find({K, What});
  return It == Lists.end() ? List() : List(It->second);
}
