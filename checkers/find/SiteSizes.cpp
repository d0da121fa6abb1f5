//===- SiteSizes.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteFinder.h"

using namespace clang;
using namespace smemlint;

/// A size follows its own way through parameters: what counts is how it is
/// computed, not only where its bits come from.
void SiteFinder::size(AsyncSite &S) {
  for (Role R : {Role::Size, Role::ZeroFill}) {
    if (!S.innermost()[R].Written)
      continue;
    SizeForm &F = R == Role::Size ? S.Size : S.ZeroFilled;
    if (!S.Inner || !F.Open.empty()) // else settled further in
      F = Sizes.read(S, R);
    Traces &From = S[R].From;
    for (const ValueDecl *D : F.Open)
      if (llvm::none_of(From, [&](const Trace &T) { return T.From.Decl == D; }))
        From.push_back(Trace{Root{Root::Parameter, Root::Content, D, nullptr,
                                  D->getType(), D->getLocation()},
                             {}});
    if (R == Role::Size && !S.Bytes)
      S.Bytes = F.Value;
  }
  // cooperative_groups takes a count of each side; the smaller one holds.
  const AsyncSite &In = S.innermost();
  if (S.Unit == SizeUnit::Elements && In.Entry && In.Entry->Size.Arg) {
    CallView Call{In.Node};
    SizeForm Other = Sizes.read(S, Call.arg(*In.Entry->Size.Arg + 2));
    if (S.Size.Value && Other.Value)
      S.Size.Value = std::min(*S.Size.Value, *Other.Value);
    else
      S.Size.Value.reset();
  }
}
