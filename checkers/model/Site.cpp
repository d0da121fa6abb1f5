//===- Site.cpp -----------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site.h"
#include "llvm/ADT/STLExtras.h"

using namespace smemlint;

llvm::StringRef smemlint::name(Space S) {
  static constexpr llvm::StringLiteral Names[] = {
      "unknown", "shared", "cluster", "global", "constant", "local", "any"};
  return Names[static_cast<unsigned>(S)];
}

llvm::StringRef smemlint::name(Role R) {
  static constexpr llvm::StringLiteral Names[NumRoles] = {
      "destination", "source",    "value",       "size", "barrier",
      "pipeline",    "group",     "predicate",   "mask", "tensor-map",
      "coordinates", "zero-fill", "reduction-op"};
  return Names[static_cast<unsigned>(R)];
}

llvm::StringRef smemlint::name(SiteKind K) {
  static constexpr llvm::StringLiteral Names[] = {"store", "copy", "reduce",
                                                  "fill", "prefetch"};
  return Names[static_cast<unsigned>(K)];
}

bool smemlint::sameSteps(const Trace &A, const Trace &B, StepDetail Detail) {
  auto IsLeftOut = [&](const Step &S) {
    return Detail == StepDetail::NoOffsets &&
           (S.K == Step::Offset || S.K == Step::Element);
  };
  if (!(A.From == B.From))
    return false;
  const Step *I = A.Steps.begin(), *J = B.Steps.begin();
  while (true) {
    I = std::find_if_not(I, A.Steps.end(), IsLeftOut);
    J = std::find_if_not(J, B.Steps.end(), IsLeftOut);
    if (I == A.Steps.end() || J == B.Steps.end())
      return I == A.Steps.end() && J == B.Steps.end();
    if (I->K != J->K || I->Decl != J->Decl || I->Type != J->Type ||
        (Detail == StepDetail::Amounts && I->Amount != J->Amount))
      return false;
    ++I, ++J;
  }
}

bool Operand::isOpen() const {
  return llvm::any_of(From, [](const Trace &T) { return T.From.isOpen(); });
}
