//===- OpenSites.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenSites.h"

using namespace smemlint;

bool smemlint::addsToSummary(const AsyncSite &New,
                             const std::vector<SitePtr> &Open) {
  constexpr size_t Few = 16, Most = 256;
  // Deep chains in which every function adds sites: fewer further out.
  size_t Room = New.Depth < Few ? Most : New.Depth < 2 * Few ? Few : 2;
  if (Open.size() >= Room)
    return false;
  StepDetail Detail =
      Open.size() < Few ? StepDetail::Amounts : StepDetail::NoOffsets;
  return llvm::none_of(Open, [&](const SitePtr &Old) {
    if (&Old->innermost() != &New.innermost())
      return false;
    for (unsigned I = 0; I != NumRoles; ++I) {
      const Traces &A = Old->Operands[I].From, &B = New.Operands[I].From;
      if (A.size() != B.size())
        return false;
      for (size_t T = 0; T < A.size(); ++T)
        if (!sameSteps(A[T], B[T], Detail))
          return false;
    }
    return true;
  });
}
